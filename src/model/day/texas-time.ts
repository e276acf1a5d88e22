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
 * A time of a day in Texas as ISO 8601 with its offset from UTC: "2026-12-05T18:00:00-06:00".
 * `time` is HH:MM. When clocks change, a time that comes twice means the first, and one that's
 * skipped is counted from before the change.
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
