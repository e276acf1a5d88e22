import { dayInWords, daysFromNow, daysToSunday } from '../data/days.ts';
import { Button } from './Button.tsx';
import type { ControlProps } from './form-state.ts';

/** Days on which something was done, so none is in the future. */
const PAST = /^(?:checked|verified|reviewed|updated)$/;

/** A date picker with buttons for the days that people mean most often. */
export function DayControl({ field, value, id, aria, onChange }: ControlProps) {
  const day = typeof value === 'string' ? value : '';
  const near = [
    ['Today', daysFromNow(0)],
    ['Tomorrow', daysFromNow(1)],
    ['Sunday', daysFromNow(daysToSunday())],
  ].slice(0, PAST.test(field.name) ? 1 : undefined);
  return (
    <>
      <div className="row">
        <input
          id={id}
          type="date"
          value={day}
          {...aria}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
        {near.map(([name, iso]) => (
          <Button
            key={name}
            aria-pressed={day === iso}
            onClick={() => onChange(iso)}
            more={`, ${field.label}`}
          >
            {name}
          </Button>
        ))}
      </div>
      {day && <p className="said">{dayInWords(day)}</p>}
    </>
  );
}
