import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { LONGEST_NOTE, type PlanDay, type PlanItem } from '../../saving/plan.ts';
import { moveTarget } from '../move-target.ts';
import type { PlanFacts } from '../plan-facts.ts';
import type { PlanChecks } from '../use-checks.ts';
import { DayChoice } from './DayChoice.tsx';
import { PlanThing, titleOf } from './PlanThing.tsx';
import type { Drag } from './use-drag.ts';

interface PlanRowProps {
  item: PlanItem;
  day: PlanDay;
  days: readonly PlanDay[];
  facts: ReadonlyMap<string, PlanFacts> | undefined;
  checks: PlanChecks | undefined;
  /** The keys of all that the plan has. */
  taken: ReadonlySet<string>;
  today: string;
  drag: Drag;
  onStep: (by: -1 | 1) => void;
  onDay: (day: string | undefined) => void;
  onNote: (note: string) => void;
  onRemove: () => void;
}

/** A saved thing that can be moved, dragged by its grip, given a note and taken out. */
export function PlanRow({
  item,
  day,
  days,
  facts,
  checks,
  taken,
  today,
  drag,
  onStep,
  onDay,
  onNote,
  onRemove,
}: PlanRowProps) {
  const fact = facts?.get(item.key);
  const title = titleOf(item, fact);
  const isDragged = drag.dragged === item.key;
  return (
    <li
      className="plan-row"
      id={item.key}
      data-key={item.key}
      data-dragged={isDragged || undefined}
      data-target={drag.before === item.key || undefined}
    >
      <PlanThing item={item} fact={fact}>
        {facts && checks && <checks.RowChecks {...{ item, day, taken, facts, today }} />}
        <Note title={title} note={item.note ?? ''} onNote={onNote} />
      </PlanThing>
      <div className="plan-tools">
        <span
          className="plan-grip"
          title="Drag to move"
          aria-hidden="true"
          onPointerDown={(event) => drag.start(event, item.key)}
        >
          ⠿
        </span>
        {([-1, 1] as const).map((by) => (
          <button
            type="button"
            className="plan-tool"
            key={by}
            data-step={by}
            aria-label={`Move ${title} ${by === -1 ? 'earlier' : 'later'}`}
            aria-disabled={moveTarget(days, item.key, by) ? undefined : true}
            onClick={() => onStep(by)}
          >
            <Icon name="down" size={22} />
          </button>
        ))}
        <DayChoice title={title} day={item.day} days={days} onDay={onDay} />
        <button
          type="button"
          className="plan-tool"
          aria-label={`Take ${title} out`}
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
    </li>
  );
}

interface NoteProps {
  title: string;
  note: string;
  onNote: (note: string) => void;
}

/** The plan keeps notes without blanks at their ends; what is being typed has them. */
function Note({ title, note, onNote }: NoteProps) {
  const [typed, setTyped] = useState(note);
  return (
    <input
      className="plan-note"
      type="text"
      autoComplete="off"
      maxLength={LONGEST_NOTE}
      placeholder="Add a note"
      aria-label={`Note on ${title}`}
      value={typed.trim() === note ? typed : note}
      onChange={({ target }) => {
        setTyped(target.value);
        onNote(target.value);
      }}
    />
  );
}
