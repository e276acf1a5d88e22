import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { type CivilDay, dayText, parseDay, weekdayFrom } from '../../model/day/civil-day.ts';
import { useWords } from '../../site/words/words-context.ts';
import type { StayDates } from './stay.ts';
import { takeKeptStay } from './use-kept-stay.ts';

interface StayDatesFormProps {
  /** Undefined if the URL's fragment is something else. */
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

/** The two date fields, and two suggested weekends. */
export function StayDatesForm({ dates: drawn = NO_DATES, today, onChange }: StayDatesFormProps) {
  const { hint } = useWords('stay');
  // Optimistic: a slow phone shows the chosen dates before it has rendered the stay.
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
    // The focused button is about to disappear.
    area.current?.querySelector('button')?.focus();
  };

  // Dates entered before hydration count; otherwise the stored ones go into the URL before it's read.
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

function dayAfter(arrival: string): string | undefined {
  const day = parseDay(arrival);
  return day === undefined ? undefined : dayText(day + 1);
}
