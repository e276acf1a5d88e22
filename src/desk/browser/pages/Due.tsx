import { useState } from 'react';
import { Link } from 'wouter';
import type { StartPage } from '../../content/start-page.ts';
import { Button } from '../controls/Button.tsx';
import { ask, useRefresh } from '../data/api.ts';
import { dayInWords } from '../data/days.ts';
import { editPath } from '../data/edit-path.ts';
import { askOutcome } from '../data/publishing.ts';
import { useOutcome } from './OutcomeNote.tsx';
import { useAttempt } from './Trouble.tsx';

const ASKED = 3;

/** Asks whether old facts still hold, as in "Still $12?"; the featured and the soonest first. */
export function Due({ due }: Pick<StartPage, 'due'>) {
  const [shown, setShown] = useState(ASKED);
  return (
    <section className="card" aria-labelledby="due">
      <h2 id="due">Still right?</h2>
      <ul className="plain due">
        {due.slice(0, shown).map((row) => (
          <li key={`${row.ref.list}${row.ref.key}${row.fact}`}>
            <DueFact row={row} />
          </li>
        ))}
      </ul>
      {due.length > shown && (
        <Button look="quiet" onClick={() => setShown(due.length)}>
          All {due.length}
        </Button>
      )}
    </section>
  );
}

function DueFact({ row }: { row: StartPage['due'][number] }) {
  const { ref, title, fact, label, says, checked, source } = row;
  const refresh = useRefresh();
  const wish = { ...ref, fact };
  const still = useOutcome(async () => {
    const outcome = await askOutcome('/api/still', wish);
    await refresh();
    return outcome;
  });
  const later = useAttempt();
  const isBusy = still.isBusy || later.isBusy;
  return (
    <>
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
          disabled={isBusy}
          onClick={() => still.send()}
          more={`, ${title}: ${label} is still right`}
        >
          Yes
        </Button>
        <Link className="chip" href={editPath(ref, `visit.${fact}`)}>
          New …<span className="unseen">{` ${label} of ${title}`}</span>
        </Link>
        <Button
          disabled={isBusy}
          onClick={() => void later.attempt(() => ask('/api/later', wish).then(refresh))}
          more={`, ask about ${label} of ${title} later`}
        >
          Don’t know
        </Button>
      </div>
      {still.note}
      {later.trouble}
    </>
  );
}
