/** "6 PM" for "18:00", "9:30 AM" for "09:30". */
export function hourInWords(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const minute = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${twelve}${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "18:30" for the first hour in words, "from 6:30 PM on" or "6:30 p.m."; undefined if they say none. */
export function hourIn(words: string): string | undefined {
  const [, hour, minutes = '00', half] =
    /\b(1[0-2]|0?[1-9])(?::([0-5]\d))? ?([ap])\.?m\b/i.exec(words) ?? [];
  if (hour === undefined) return undefined;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}
