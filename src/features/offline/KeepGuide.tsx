import { useEffect, useRef, useState } from 'react';
import { useLaterCode } from '../../site/states/use-later-code.ts';
import type { PackChoice } from './download-pack.ts';
import { type KeepButtons, OFFERS } from './keep-button.ts';

const importControl = async () => (await import('./KeepControl.tsx')).KeepControl;

/** Offers to store the guide, or only its words (decisions 37 and 53); the code loads once it's in view. */
export function KeepGuide() {
  const { code: Control, lost, load } = useLaterCode(importControl);
  const [asked, setAsked] = useState<PackChoice>();
  const [buttons, setButtons] = useState<KeepButtons>(OFFERS);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) load();
    });
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, [load]);
  const ask = (choice: PackChoice) => {
    setAsked(choice);
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
        {Control && <Control asked={asked} onButtons={setButtons} />}
        {asked && lost && (
          <p role="alert">It can’t be kept just now. Once there’s signal, load the page again.</p>
        )}
        <p className="flex flex-wrap items-center gap-4">
          {buttons.map(
            (button, at) =>
              button && (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place, whose button keeps the focus
                  key={at}
                  type="button"
                  className="button button-quiet"
                  data-save=""
                  aria-disabled={Control && !button.press}
                  onClick={Control ? button.press : () => ask(at === 0 ? 'all' : 'words')}
                >
                  <span>
                    <span>{button.text}</span>{' '}
                    {button.size !== undefined && <span>{button.size}</span>}
                  </span>
                </button>
              ),
          )}
        </p>
      </div>
      <p className="text-ink-soft">
        On an iPhone, add this site to your Home Screen first and keep it there: Safari throws away
        what hasn’t been opened for a week. A plan’s link still works after that.
      </p>
    </section>
  );
}
