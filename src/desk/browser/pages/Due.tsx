import { useState } from 'react';
import { Link } from 'wouter';
import type { Outcome } from '../../content/outcome.ts';
import type { StartPage } from '../../content/start-page.ts';
import { ask, errorOf, useRefresh } from '../data/api.ts';
import { dayInWords } from '../data/days.ts';
import { editPath } from '../data/edit-path.ts';
import { rememberLive } from '../data/publishing.ts';
import { Trouble } from './Trouble.tsx';

/** So many facts are asked for at a time. */
const ASKED = 3;

/** "Still $12?", for the facts that are old; the featured and the soonest first. */
export function Due({ due }: Pick<StartPage, 'due'>) {
  const refresh = useRefresh();
  const [shown, setShown] = useState(ASKED);
  const [error, setError] = useState<Error>();
  const answer = async (path: string, { ref, fact }: StartPage['due'][number]) => {
    try {
      const outcome = await ask<Outcome>(path, { ...ref, fact });
      rememberLive(outcome);
      await refresh();
    } catch (thrown) {
      setError(errorOf(thrown));
    }
  };
  return (
    <section className="card" aria-labelledby="due">
      <h2 id="due">Still right?</h2>
      {error && <Trouble error={error} />}
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
                <button
                  type="button"
                  className="chip"
                  onClick={() => void answer('/api/still', row)}
                >
                  Yes
                  <span className="unseen">
                    , {title}: {label} is still right
                  </span>
                </button>
                <Link className="chip" href={editPath(ref, `visit.${fact}`)}>
                  New …
                  <span className="unseen">
                    {' '}
                    {label} of {title}
                  </span>
                </Link>
                <button
                  type="button"
                  className="chip"
                  onClick={() => void answer('/api/later', row)}
                >
                  Don’t know
                  <span className="unseen">
                    , ask about {label} of {title} later
                  </span>
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {due.length > shown && (
        <button type="button" className="button button-quiet" onClick={() => setShown(due.length)}>
          All {due.length}
        </button>
      )}
    </section>
  );
}
