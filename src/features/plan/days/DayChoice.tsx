import { useState } from 'react';
import { parseDay } from '../../../model/day/civil-day.ts';
import { useWords } from '../../../site/words/words-context.ts';
import { planDayName } from '../day-names.ts';

interface DayChoiceProps {
  title: string;
  day: string | undefined;
  /** The plan's days, separated by spaces. */
  names: string;
  onDay: (day: string | undefined) => void;
}

const OTHER = 'other';

/** Picks one of the plan's days for a thing, or any other date. */
export function DayChoice({ title, day = '', names, onDay }: DayChoiceProps) {
  const { sometime, choose } = useWords('plan').days;
  const [isOther, setOther] = useState(false);
  const give = (value: string) => {
    setOther(value === OTHER);
    if (value !== OTHER) onDay(value || undefined);
  };
  return (
    <div className="plan-tools">
      <select
        aria-label={`Day for ${title}`}
        value={isOther ? OTHER : day}
        onChange={({ target }) => give(target.value)}
      >
        <option value="">{day ? sometime : choose}</option>
        {names.split(' ').map(
          (name) =>
            name && (
              <option key={name} value={name}>
                {planDayName(name)}
              </option>
            ),
        )}
        <option value={OTHER}>Another day…</option>
      </select>
      {isOther && (
        <input
          type="date"
          aria-label={`Another day for ${title}`}
          // Uncontrolled and empty: with a value, typing the first part would already make a complete date.
          onChange={({ target }) => {
            if (parseDay(target.value) !== undefined) onDay(target.value);
          }}
          onBlur={() => setOther(false)}
        />
      )}
    </div>
  );
}
