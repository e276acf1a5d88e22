import { type Field, type Written, wordedChanges } from '../../forms/form.ts';

interface Side {
  /** Whose it is, or where. */
  who: string;
  base: Written | null;
  /** Null if it's gone. */
  value: Written | null;
}

interface ConflictProps {
  title: string;
  form: readonly Field[];
  mine: Side;
  theirs: Side;
  /** What the ways out are called. */
  words: { mine: string; theirs: string };
  onMine: () => void;
  onTheirs: () => void;
}

/** The same entry was changed twice meanwhile: both are shown, and nothing is overwritten. */
export function Conflict({ title, form, mine, theirs, words, onMine, onTheirs }: ConflictProps) {
  return (
    <section className="card card-wrong" aria-labelledby="conflict">
      <h2 id="conflict">{title}</h2>
      {[theirs, mine].map(({ who, base, value }) => (
        <div key={who}>
          <h3>{who}</h3>
          {value === null && <p>It is gone.</p>}
          <ul className="plain">
            {wordedChanges(form, base ?? {}, value ?? base ?? {}).map(({ label, after }) => (
              <li key={label}>
                <strong>{label}:</strong> <span>{after || 'nothing'}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="row">
        <button type="button" className="button button-action" onClick={onMine}>
          {words.mine}
        </button>
        <button type="button" className="button button-quiet" onClick={onTheirs}>
          {words.theirs}
        </button>
      </div>
    </section>
  );
}
