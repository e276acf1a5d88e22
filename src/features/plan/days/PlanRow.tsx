import { memo, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { LONGEST_NOTE, type PlanItem } from '../../saving/plan.ts';
import type { AboutRow } from '../checks/about-row.ts';
import { type PlanFacts, titleOf } from '../plan-facts.ts';
import type { PlanChecks } from '../use-checks.ts';
import { DayChoice } from './DayChoice.tsx';
import { PlanThing } from './PlanThing.tsx';
import type { Drag } from './use-drag.ts';

/**
 * A visitor's action on the row of a key: move a step ("1" or "-1"), give it a day (undefined for
 * sometime), edit its note, or remove it. Must be a stable function.
 */
export type OnRow = (
  what: 'step' | 'giveDay' | 'note' | 'remove',
  key: string,
  value?: string | undefined,
) => void;

/** The `AboutRow` fields are undefined until the checks have loaded. */
interface PlanRowProps extends Partial<AboutRow> {
  item: PlanItem;
  /** The days it can be moved to, separated by spaces. */
  names: string;
  facts: ReadonlyMap<string, PlanFacts> | undefined;
  checks: PlanChecks | undefined;
  today: string;
  isDragged: boolean;
  isTarget: boolean;
  isFirst: boolean;
  isLast: boolean;
  on: OnRow;
  onGrip: Drag['start'];
}

/** A saved thing that can be moved, dragged, annotated and removed. Memoized: most changes affect one row. */
export const PlanRow = memo(function Row({
  item,
  names,
  facts,
  checks,
  leg,
  other,
  hasPin = false,
  today,
  isDragged,
  isTarget,
  isFirst,
  isLast,
  on,
  onGrip,
}: PlanRowProps) {
  const { key: id, day, note = '' } = item;
  const fact = facts?.get(id);
  const title = titleOf(item, fact);
  return (
    <li
      className="plan-row"
      id={id}
      data-key={id}
      data-stop={hasPin || undefined}
      data-dragged={isDragged || undefined}
      data-target={isTarget || undefined}
    >
      <PlanThing item={item} fact={fact}>
        {facts && checks && <checks.RowChecks {...{ id, day, leg, other, hasPin, facts, today }} />}
      </PlanThing>
      <DayChoice {...{ title, day, names }} onDay={(to) => on('giveDay', id, to)} />
      {facts && checks && <checks.RowFold {...{ id, title, day, leg, facts, today }} />}
      <Note {...{ id, title, note }} on={on} />
      <div className="plan-tools plan-fold">
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
            onClick={() => on('step', id, String(by))}
          >
            <Icon name="down" size={22} />
          </button>
        ))}
        <button
          type="button"
          className="plan-tool"
          aria-label={`Take ${title} out`}
          onClick={() => on('remove', id)}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
    </li>
  );
});

interface NoteProps {
  id: string;
  title: string;
  note: string;
  on: OnRow;
}

/** Keeps spaces while typing, although the plan stores the note trimmed, and a moment later. */
function Note({ id, title, note, on }: NoteProps) {
  const [{ text, of }, setTyped] = useState({ text: note, of: note });
  if (of !== note) setTyped({ text: text.trim() === note ? text : note, of: note });
  return (
    <input
      className="plan-note plan-fold"
      type="text"
      autoComplete="off"
      maxLength={LONGEST_NOTE}
      placeholder="Add a note"
      aria-label={`Note on ${title}`}
      value={text}
      onChange={({ target }) => {
        setTyped({ text: target.value, of });
        on('note', id, target.value);
      }}
    />
  );
}
