import { useState } from 'react';
import { Link } from 'wouter';
import type { StartPage } from '../../content/start-page.ts';
import { Button } from '../controls/Button.tsx';
import { useRefresh } from '../data/api.ts';
import { dayInWords } from '../data/days.ts';
import { editPath } from '../data/edit-path.ts';
import { askOutcome } from '../data/publishing.ts';
import { useAttempt } from './Trouble.tsx';

/** So many facts are asked for at a time. */
const ASKED = 3;

/** "Still $12?", for the facts that are old; the featured and the soonest first. */
export function Due({ due }: Pick<StartPage, 'due'>) {
  const refresh = useRefresh();
  const [shown, setShown] = useState(ASKED);
  const { attempt, trouble } = useAttempt();
  const answer = (path: string, { ref, fact }: StartPage['due'][number]) =>
    void attempt(() => askOutcome(path, { ...ref, fact }).then(refresh));
  return (
    <section className="card" aria-labelledby="due">
      <h2 id="due">Still right?</h2>
      {trouble}
      <ul className="plain due">
        {due.slice(0, shown).map((row) => {
          const { ref, title, fact, label, says, checked, source } = row;
          return (
            <li key={`${ref.list}${ref.key}${fact}`}>
              <p>
                <strong>{title}</strong>:{' '}
                <span>{[label, fact === 'days' ? '' : says].filter(Boolean).join(': ')}</span>
              </p>
              <p className="soft">
                <span>
                  {checked
                    ? `Looked up on ${dayInWords(checked)}. `
                    : 'Nobody noted when it was looked up. '}
                </span>
                {source && (
                  <a href={source} target="_blank" rel="noreferrer">
                    Look it up
                  </a>
                )}
              </p>
              <div className="row">
                <Button
                  onClick={() => answer('/api/still', row)}
                  more={`, ${title}: ${label} is still right`}
                >
                  Yes
                </Button>
                <Link className="chip" href={editPath(ref, `visit.${fact}`)}>
                  New …<span className="unseen">{` ${label} of ${title}`}</span>
                </Link>
                <Button
                  onClick={() => answer('/api/later', row)}
                  more={`, ask about ${label} of ${title} later`}
                >
                  Don’t know
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {due.length > shown && (
        <Button look="quiet" onClick={() => setShown(due.length)}>
          All {due.length}
        </Button>
      )}
    </section>
  );
}
