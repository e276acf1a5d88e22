import { fullDate } from '../../../model/day/day-in-words.ts';
import type { Usual } from '../../content/announcements.ts';
import { type Days, isLaterYear } from '../../forms/announced-days.ts';
import { Button } from '../controls/Button.tsx';
import { dayInWords } from '../data/days.ts';

interface EventDatesProps {
  event: Usual;
  dates: Days | undefined;
  problem: string | undefined;
  onChange: (next: Days | undefined) => void;
}

/** An event's usual days, and two fields for the announced ones. */
export function EventDates({ event, dates, problem, onChange }: EventDatesProps) {
  const { ref, title, from, to, source } = event;
  const name = `${ref.list}-${ref.key}`;
  const isOneDay = from === to;
  const usual = isOneDay ? fullDate(from) : `${fullDate(from)}, to ${fullDate(to)}`;
  const typed = dates ?? { from: '', to: '' };
  const change = (next: Days) => onChange(next.from || next.to ? next : undefined);
  const isSaid = typed.from !== '' && (typed.to === '' || !problem);
  const wrong = {
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem && `${name}-problem`,
  };
  return (
    <fieldset>
      <legend>{title}</legend>
      <p className="soft">
        Usually {usual}.{' '}
        {source && (
          <a href={source} target="_blank" rel="noreferrer">
            Where it is announced
          </a>
        )}
      </p>
      <div className="row">
        <label htmlFor={`${name}-from`}>
          First day
          <input
            id={`${name}-from`}
            type="date"
            value={typed.from}
            {...(typed.from === '' && wrong)}
            onChange={({ target }) =>
              change({ from: target.value, to: isOneDay ? target.value : typed.to })
            }
          />
        </label>
        <label htmlFor={`${name}-to`}>
          Last day
          <input
            id={`${name}-to`}
            type="date"
            value={typed.to}
            min={typed.from}
            {...(typed.from !== '' && wrong)}
            onChange={({ target }) => change({ ...typed, to: target.value })}
          />
        </label>
        <Button more={`: ${title}`} onClick={() => onChange({ from, to })}>
          As usual
        </Button>
      </div>
      {isSaid && (
        <p className="said">
          {[typed.from, ...(typed.to && typed.to !== typed.from ? [typed.to] : [])]
            .map(dayInWords)
            .join(', to ')}
        </p>
      )}
      {problem && (
        <p className="problem" id={`${name}-problem`}>
          {problem}
        </p>
      )}
      {isSaid && problem && (
        <Button more={`: ${title}`} onClick={() => onChange({ ...typed, to: typed.from })}>
          Only this one day
        </Button>
      )}
      {isSaid && isLaterYear(from, typed.from) && (
        <p>That is a later year’s. What is on from {fullDate(from)} stays as usual.</p>
      )}
    </fieldset>
  );
}
