import { eventDateBox } from './event-date.ts';

/** An event's date as a desk calendar page, the same everywhere (decision 5). */
export function DateBox({ date }: { date: string }) {
  const { month, day } = eventDateBox(date);
  return (
    <p className="date-box">
      <span className="date-box-month">{month}</span>{' '}
      <span className={`date-box-day${day[2] ? ' is-long' : ''}`}>{day}</span>
    </p>
  );
}
