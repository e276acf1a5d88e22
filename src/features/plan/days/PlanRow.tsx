import { memo, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { LONGEST_NOTE, type PlanDay, type PlanItem } from '../../saving/plan.ts';
import type { PlanFacts } from '../plan-facts.ts';
import type { PlanChecks } from '../use-checks.ts';
import { DayChoice } from './DayChoice.tsx';
import { PlanThing, titleOf } from './PlanThing.tsx';
import type { Drag } from './use-drag.ts';

/** What the visitor can do with a row; the same for as long as the page is open. */
export interface RowActions {
  step: (key: string, by: -1 | 1) => void;
  giveDay: (key: string, day: string | undefined) => void;
  note: (key: string, note: string) => void;
  remove: (key: string) => void;
}

interface PlanRowProps {
  item: PlanItem;
  day: PlanDay;
  days: readonly PlanDay[];
  /** The days that it can be moved to. */
  names: readonly string[];
  facts: ReadonlyMap<string, PlanFacts> | undefined;
  checks: PlanChecks | undefined;
  /** The keys of all that the plan has. */
  taken: ReadonlySet<string>;
  today: string;
  drag: Drag;
  /** Whether there is no step earlier, and none later. */
  isFirst: boolean;
  isLast: boolean;
  on: RowActions;
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
  ...tools
}: PlanRowProps) {
  const { key, note = '' } = item;
  const fact = facts?.get(key);
  const title = titleOf(item, fact);
  return (
    <li
      className="plan-row"
      id={key}
      data-key={key}
      data-dragged={drag.dragged === key || undefined}
      data-target={drag.before === key || undefined}
    >
      <PlanThing item={item} fact={fact}>
        {facts && checks && <checks.RowChecks {...{ item, day, days, taken, facts, today }} />}
        <Note id={key} {...{ title, note }} onNote={tools.on.note} />
      </PlanThing>
      <Tools id={key} title={title} day={day.day} onGrip={drag.start} {...tools} />
    </li>
  );
}

interface ToolsProps extends Pick<PlanRowProps, 'names' | 'isFirst' | 'isLast' | 'on'> {
  /** The key of the thing. */
  id: string;
  title: string;
  day: string | undefined;
  onGrip: Drag['start'];
}

/** Most changes are about one row; the tools of the others stay as they are. */
const Tools = memo(function RowTools({
  id,
  title,
  day,
  names,
  isFirst,
  isLast,
  on,
  onGrip,
}: ToolsProps) {
  return (
    <div className="plan-tools">
      <span
        className="plan-grip"
        title="Drag to move"
        aria-hidden="true"
        onPointerDown={(event) => onGrip(event, id)}
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
          aria-disabled={(by === -1 ? isFirst : isLast) || undefined}
          onClick={() => on.step(id, by)}
        >
          <Icon name="down" size={22} />
        </button>
      ))}
      <DayChoice {...{ title, day, names }} onDay={(to) => on.giveDay(id, to)} />
      <button
        type="button"
        className="plan-tool"
        aria-label={`Take ${title} out`}
        onClick={() => on.remove(id)}
      >
        <Icon name="close" size={20} />
      </button>
    </div>
  );
});

interface NoteProps {
  id: string;
  title: string;
  note: string;
  onNote: RowActions['note'];
}

/** The plan keeps notes without blanks at their ends; what is being typed has them. */
function Note({ id, title, note, onNote }: NoteProps) {
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
        onNote(id, target.value);
      }}
    />
  );
}
