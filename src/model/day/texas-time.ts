import { type CivilDay, dayText } from './civil-day.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** How far clocks in Texas are ahead of UTC in summer, in minutes. */
const SUMMER_OFFSET = -300;

/** One for all calls, because it takes long to make. */
const texasOffset = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  timeZoneName: 'longOffset',
});

/**
 * A time in Texas with its offset: "2026-12-05T18:00:00-06:00"; the first of two, and a skipped one
 * counted from before the change.
 */
export function texasTime(day: CivilDay, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const inSummer = day * DAY + (hours * 60 + minutes - SUMMER_OFFSET) * MINUTE;
  return `${dayText(day)}T${time}:00${offsetAt(inSummer)}`;
}

/** "-06:00". */
function offsetAt(instant: number): string {
  const name = texasOffset.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  return name?.value.replace('GMT', '') ?? '';
}
