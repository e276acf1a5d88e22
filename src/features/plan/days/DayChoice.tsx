import { useState } from 'react';
import { parseDay } from '../../../model/day/civil-day.ts';
import { useWords } from '../../../site/words/words-context.ts';
import type { PlanDay } from '../../saving/plan.ts';
import { planDayName } from '../day-names.ts';

interface DayChoiceProps {
  title: string;
  /** An ISO date; undefined for sometime. */
  day: string | undefined;
  days: readonly PlanDay[];
  onDay: (day: string | undefined) => void;
}

const OTHER = 'other';

/** Gives a thing one of the plan's days, or any other. */
export function DayChoice({ title, day = '', days, onDay }: DayChoiceProps) {
  const { sometime } = useWords('plan').days;
  const [isOther, setOther] = useState(false);
  const choose = (value: string) => {
    setOther(value === OTHER);
    if (value !== OTHER) onDay(value || undefined);
  };
  return (
    <>
      <select
        aria-label={`Day for ${title}`}
        value={isOther ? OTHER : day}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{sometime}</option>
        {days.map(
          (one) =>
            one.day && (
              <option key={one.day} value={one.day}>
                {planDayName(one.day)}
              </option>
            ),
        )}
        <option value={OTHER}>Another day…</option>
      </select>
      {isOther && (
        <input
          type="date"
          aria-label={`Another day for ${title}`}
          defaultValue={day}
          onChange={({ target }) => {
            if (parseDay(target.value) !== undefined) onDay(target.value);
          }}
          onBlur={() => setOther(false)}
        />
      )}
    </>
  );
}
