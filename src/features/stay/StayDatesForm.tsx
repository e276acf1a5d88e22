import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { type CivilDay, dayText, parseDay, weekdayFrom } from '../../model/day/civil-day.ts';
import { useWords } from '../../site/words/words-context.ts';
import type { StayDates } from './stay.ts';
import { takeKeptStay } from './use-kept-stay.ts';

interface StayDatesFormProps {
  /** Undefined if the address holds something else. */
  dates: StayDates | undefined;
  today: CivilDay;
  onChange: (dates: StayDates) => void;
}

const NO_DATES: StayDates = { arrival: '', departure: '' };

const FIELDS = [
  { field: 'arrival', label: 'Arrival' },
  { field: 'departure', label: 'Departure' },
] as const;

const FRIDAY = 5;

/** The two dates, and two weekends to begin with. */
export function StayDatesForm({ dates: drawn = NO_DATES, today, onChange }: StayDatesFormProps) {
  const { hint } = useWords('stay');
  // A slow phone shows what was chosen before it has drawn the whole stay.
  const [dates, show] = useOptimistic(drawn);
  const choose = (chosen: StayDates) =>
    startTransition(() => {
      show(chosen);
      onChange(chosen);
    });
  const area = useRef<HTMLFieldSetElement>(null);
  const friday = weekdayFrom(today, FRIDAY);
  const chooseWeekend = (from: CivilDay) =>
    choose({ arrival: dayText(from), departure: dayText(from + 2) });
  const clear = () => {
    choose(NO_DATES);
    // Its own button goes away.
    area.current?.querySelector('button')?.focus();
  };

  // What was chosen before the page's code had loaded counts, too; kept dates come before the address is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const [arrival = '', departure = ''] = [...(area.current?.querySelectorAll('input') ?? [])].map(
      ({ value }) => value,
    );
    if (arrival || departure) onChange({ arrival, departure });
    else takeKeptStay();
  }, []);

  return (
    <fieldset className="stay-dates" ref={area} aria-describedby="stay-hint">
      <legend className="sr-only">Your dates</legend>
      {FIELDS.map(({ field, label }) => (
        <label key={field}>
          {label}
          <input
            type="date"
            autoComplete="off"
            value={dates[field]}
            min={field === 'departure' ? dayAfter(dates.arrival) : undefined}
            onChange={({ target }) => choose({ ...dates, [field]: target.value })}
          />
        </label>
      ))}
      <div className="stay-weekends">
        <button type="button" className="button button-quiet" onClick={() => chooseWeekend(friday)}>
          Upcoming weekend
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => chooseWeekend(friday + 7)}
        >
          The weekend after
        </button>
      </div>
      <p>
        <span id="stay-hint">{hint}</span>{' '}
        {(dates.arrival || dates.departure) && (
          <button type="button" className="text-link" onClick={clear}>
            Clear dates
          </button>
        )}
      </p>
    </fieldset>
  );
}

/** The first day on which a stay can end; undefined while the arrival isn't known. */
function dayAfter(arrival: string): string | undefined {
  const day = parseDay(arrival);
  return day === undefined ? undefined : dayText(day + 1);
}
