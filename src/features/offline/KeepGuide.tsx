import { useEffect, useRef, useState } from 'react';
import { useLaterCode } from '../../site/states/use-later-code.ts';
import type { KeepButton } from './keep-button.ts';

const importControl = async () => (await import('./KeepControl.tsx')).KeepControl;

/** As long as what it would take isn't known: the place for its size is empty, and as wide. */
const UNKNOWN: KeepButton = { text: 'Keep this guide on your phone', size: '' };

/** Offers to keep the guide (decision 37); its code loads once seen. The button keeps the focus. */
export function KeepGuide() {
  const { code: Control, lost, load } = useLaterCode(importControl);
  const [isAsked, setAsked] = useState(false);
  const [button, setButton] = useState<KeepButton | undefined>(UNKNOWN);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) load();
    });
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, [load]);
  const ask = () => {
    setAsked(true);
    load();
  };
  return (
    <section id="keep" className="wrap keep" aria-labelledby="keep-heading" ref={section}>
      <h2 id="keep-heading">No signal out there?</h2>
      <p>
        On many of our roads there is none. Keep the guide on your phone: every page, picture and
        map, the search, your dates and your plan then open without a signal.
      </p>
      <p className="keep-no-script">Turn on JavaScript to keep it.</p>
      <div>
        {Control && <Control isAsked={isAsked} onButton={setButton} />}
        {isAsked && lost && (
          <p role="alert">It can’t be kept just now. Once there’s signal, load the page again.</p>
        )}
        {button && (
          <p>
            <button
              type="button"
              className="button button-quiet"
              data-save=""
              aria-disabled={Control && !button.press}
              onClick={Control ? button.press : ask}
            >
              <span>
                <span>{button.text}</span> {button.size !== undefined && <span>{button.size}</span>}
              </span>
            </button>
          </p>
        )}
      </div>
      <p className="text-ink-soft">
        On an iPhone, add this site to your Home Screen first and keep it there: Safari throws away
        what hasn’t been opened for a week. A plan’s link still works after that.
      </p>
    </section>
  );
}
