/** "6 PM" for "18:00", "9:30 AM" for "09:30". */
export function hourInWords(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const minute = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${twelve}${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

const HOUR = '(1[0-2]|0?[1-9])(?::([0-5]\\d))?';
const TO = ' ?(?:-|–|to) ?';
const HALF = ' ?([ap])\\.?m\\b';

/** An hour with AM or PM of its own, or followed by "to" and an hour that has it. */
const FIRST_HOUR = new RegExp(
  `\\b(?:(noon)(?=${TO}\\d)|${HOUR}(?:${HALF}|(?=${TO}${HOUR}${HALF})))`,
  'i',
);

/** The first hour in "from 6:30 PM on" or "6:30 to 9 PM" as "18:30"; undefined if there is none. */
export function hourIn(words: string): string | undefined {
  const [, noon, hour, minutes = '00', own, end, , last] = FIRST_HOUR.exec(words) ?? [];
  if (noon !== undefined) return '12:00';
  if (hour === undefined) return undefined;
  // "10 to 2 PM" begins in the morning.
  const isOtherHalf = own === undefined && Number(hour) % 12 >= Number(end) % 12;
  const isAfternoon = ((own ?? last)?.toLowerCase() === 'p') !== isOtherHalf;
  const hours = (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}
