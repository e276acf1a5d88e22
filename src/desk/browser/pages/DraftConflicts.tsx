import { Link } from 'wouter';
import { type Field, type Written, wordedChanges } from '../../forms/form.ts';
import { Button } from '../controls/Button.tsx';
import type { Draft } from '../data/drafts.ts';
import { isSent, isTyped, mineOnTop, onTopOf, taken } from '../data/merged-drafts.ts';

interface DraftConflictsProps {
  form: readonly Field[];
  draft: Draft;
  /** What is live now, if that isn't the draft's base; null if it's gone. */
  now: Written | null | undefined;
  onChoose: (next: Draft) => void;
}

/** Conflicts with a draft: somebody changed the live entry, or another device the draft. */
export function DraftConflicts({ form, draft, now, onChoose }: DraftConflictsProps) {
  const { base, value, other } = draft;
  return (
    <>
      {other && (
        <Conflict
          title="You have typed this twice"
          form={form}
          theirs={{ ...other, who: `On the other device (${other.device})` }}
          mine={{ who: 'Here', base, value: value ?? {} }}
          words={{ mine: 'This, on top of that', theirs: 'What I typed there' }}
          onMine={() => onChoose(mineOnTop(draft, other))}
          onTheirs={() => onChoose(taken(other))}
        />
      )}
      {!other && now !== undefined && (
        <Conflict
          title="Somebody changed this meanwhile"
          form={form}
          theirs={{ who: 'On the site now', base, value: now }}
          mine={{ who: 'Yours', base, value: value ?? {} }}
          words={{ mine: 'Mine on top of it', theirs: 'As it is now' }}
          onMine={() =>
            onChoose({ ...draft, base: now, value: now === null ? value : onTopOf(draft, now) })
          }
          onTheirs={() => onChoose({ ...draft, base: now, value: now ?? {} })}
        />
      )}
    </>
  );
}

interface Side {
  who: string;
  base: Written | null;
  value: Written | null;
}

interface ConflictProps {
  title: string;
  form: readonly Field[];
  mine: Side;
  theirs: Side;
  words: { mine: string; theirs: string };
  onMine: () => void;
  onTheirs: () => void;
}

/** Shows both changes to an entry and asks which to keep; overwrites nothing by itself. */
function Conflict({ title, form, mine, theirs, words, onMine, onTheirs }: ConflictProps) {
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
        <Button look="action" onClick={onMine}>
          {words.mine}
        </Button>
        <Button look="quiet" onClick={onTheirs}>
          {words.theirs}
        </Button>
      </div>
    </section>
  );
}

interface DraftStateProps {
  draft: Draft;
  onThrowAway: () => void;
}

/** The end of a form: where the draft is stored, and a button that throws it away. */
export function DraftState({ draft, onThrowAway }: DraftStateProps) {
  return (
    <>
      <p className="soft">
        {inWords(draft)} <Link href="/">To the desk</Link>
      </p>
      {isTyped(draft) && <Button onClick={onThrowAway}>Throw away what I typed</Button>}
    </>
  );
}

function inWords(draft: Draft): string {
  const { refused } = draft;
  if (!isTyped(draft))
    return 'What you type is kept until you publish, for your other devices, too.';
  if (refused !== undefined) return `Kept on this phone only. ${refused}`;
  return isSent(draft)
    ? 'Kept on this phone and on the desk: you can go on at another device.'
    : 'Kept on this phone; it is on its way to the desk.';
}
