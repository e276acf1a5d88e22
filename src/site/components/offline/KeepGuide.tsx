import { useCallback, useEffect, useRef, useState } from 'react';

/** The offer to keep the guide on the phone (decision 37). Its code loads once it's seen. */
export function KeepGuide() {
  const [Control, setControl] = useState<typeof import('./KeepControl.tsx').KeepControl>();
  const [isAsked, setAsked] = useState(false);
  const section = useRef<HTMLElement>(null);
  const load = useCallback(() => {
    import('./KeepControl.tsx').then(
      ({ KeepControl }) => setControl(() => KeepControl),
      // Without a line; the next look or touch tries again.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) load();
    });
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, [load]);
  return (
    <section id="keep" className="wrap keep" aria-labelledby="keep-heading" ref={section}>
      <h2 id="keep-heading">No signal out there?</h2>
      <p>
        On many of our roads there is none. Keep the guide on your phone: every page, picture and
        map, the search, your dates and your plan then open without a line.
      </p>
      <p className="keep-no-script">Turn on JavaScript to keep it.</p>
      {Control ? (
        <Control isAsked={isAsked} />
      ) : (
        <p>
          <button
            type="button"
            className="button button-quiet"
            data-save=""
            onClick={() => {
              setAsked(true);
              load();
            }}
          >
            Keep this guide on your phone
          </button>
        </p>
      )}
    </section>
  );
}
