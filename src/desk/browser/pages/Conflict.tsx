import { type Field, type Written, wordedChanges } from '../../forms/form.ts';
import type { Draft } from '../data/drafts.ts';

interface ConflictProps {
  form: readonly Field[];
  draft: Draft;
  /** What is live now; null if it's gone. */
  theirs: Written | null;
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody has changed the same entry meanwhile: both are shown, and nothing is overwritten. */
export function Conflict({ form, draft, theirs, onMine, onTheirs }: ConflictProps) {
  const base = draft.base ?? {};
  const sides = [
    { who: 'On the site now', changes: theirs && wordedChanges(form, base, theirs) },
    { who: 'Yours', changes: wordedChanges(form, base, draft.value ?? {}) },
  ];
  return (
    <section className="card card-wrong" aria-labelledby="conflict">
      <h2 id="conflict">Somebody changed this meanwhile</h2>
      {sides.map(({ who, changes }) => (
        <div key={who}>
          <h3>{who}</h3>
          {changes === null && <p>It is gone.</p>}
          <ul className="plain">
            {changes?.map(({ label, after }) => (
              <li key={label}>
                <strong>{label}:</strong> <span>{after || 'nothing'}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="row">
        <button type="button" className="button button-action" onClick={onMine}>
          Mine on top of it
        </button>
        <button type="button" className="button button-quiet" onClick={onTheirs}>
          As it is now
        </button>
      </div>
    </section>
  );
}
