import { texasDate } from '../../../model/day/texas-day.ts';
import { clockNote, inWords, isHour } from '../../times/texas-hour.ts';
import { daysFromNow } from '../data/days.ts';
import './times.css';
import { Button } from '../controls/Button.tsx';

interface LaterProps {
  /** "2026-12-05T06:00", in Texas; undefined for now. */
  hour: string | undefined;
  onChange: (hour: string | undefined) => void;
}

/** The chip beside Publish that switches between now and later. */
export function LaterChip({ hour, onChange }: LaterProps) {
  return (
    <Button
      aria-pressed={hour !== undefined}
      onClick={() => onChange(hour === undefined ? `${daysFromNow(1)}T06:00` : undefined)}
    >
      Later
    </Button>
  );
}

/** The day and hour to publish, in Texas, with a note if the clocks change. */
export function HourFields({ hour, onChange }: LaterProps) {
  if (hour === undefined) return null;
  const [day = '', time = ''] = hour.split('T');
  const note = isHour(hour) ? clockNote(hour) : undefined;
  return (
    <fieldset className="hour">
      <legend>Goes live on</legend>
      <div className="row">
        <input
          type="date"
          aria-label="Day"
          value={day}
          min={texasDate(Date.now())}
          onChange={({ target }) => onChange(`${target.value}T${time}`)}
        />
        <input
          type="time"
          aria-label="Hour in Texas"
          value={time}
          onChange={({ target }) => onChange(`${day}T${target.value}`)}
        />
      </div>
      <p className="said" aria-live="polite">
        {isHour(hour) ? `${inWords(hour, Date.now())}, in Texas` : 'Choose a day and an hour.'}
      </p>
      {note && <p className="problem">{note}</p>}
    </fieldset>
  );
}
