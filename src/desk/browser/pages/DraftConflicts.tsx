import type { Field, Written } from '../../forms/form.ts';
import type { Draft } from '../data/drafts.ts';
import { mineOnTop, onTopOf, taken } from '../data/merged-drafts.ts';
import { Conflict } from './Conflict.tsx';

interface DraftConflictsProps {
  form: readonly Field[];
  draft: Draft;
  /** What is live now, if that isn't what the draft was made on; null if it's gone. */
  now: Written | null | undefined;
  onChoose: (next: Draft) => void;
}

/** What else has become of the entry meanwhile: by somebody else on the site, or on a further device. */
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
