import { dayInWords, daysFromNow, daysToSunday } from '../data/days.ts';
import type { ControlProps } from './form-state.ts';

/** A day, with those that are meant most often one tap away. */
export function DayControl({ field, value, id, isWrong, describedBy, onChange }: ControlProps) {
  const day = typeof value === 'string' ? value : '';
  const near = [
    ['Today', daysFromNow(0)],
    ['Tomorrow', daysFromNow(1)],
    ['Sunday', daysFromNow(daysToSunday())],
  ] as const;
  return (
    <>
      <div className="row">
        <input
          id={id}
          type="date"
          value={day}
          aria-describedby={describedBy}
          aria-invalid={isWrong}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
        {near.map(([name, iso]) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={day === iso}
            onClick={() => onChange(iso)}
          >
            {name}
            <span className="unseen">, {field.label}</span>
          </button>
        ))}
      </div>
      {day && <p className="said">{dayInWords(day)}</p>}
    </>
  );
}
