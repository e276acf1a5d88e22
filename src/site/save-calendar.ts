import type { Calendar } from '../model/calendar/calendar.ts';
import { writeCalendar } from '../model/calendar/write-calendar.ts';

/** Downloads a calendar as a file, made in the browser (decision 39). */
export function saveCalendar(calendar: Calendar, fileName: string): void {
  const text = writeCalendar(calendar);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
