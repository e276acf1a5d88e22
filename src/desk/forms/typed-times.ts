/**
 * Converts times such as "9" and "5pm" to what `readOpen` reads; undefined if one isn't a time.
 * Without AM or PM, an opening from 6 to 11 is in the morning, but not before the hours `before`
 * it, such as "11:00-14:00", are over; a closing is the next time of that name.
 */
export function hoursCode(from: string, to: string, before = ''): string | undefined {
  if (from === 'sunset' || to === 'sunrise') return undefined;
  const closing = timeOf(to);
  const opening = timeOf(from);
  if (opening === undefined || closing === undefined) return undefined;
  const opens = openingOf(opening, closing, timeOf(before.split('-')[1] ?? ''));
  return `${clock(opens)}-${clock(closingOf(closing, opens))}`;
}

/** In minutes, unless it's sunrise or sunset; `isHalf` if it may be AM or PM. */
type Time = string | { minutes: number; isHalf: boolean };

function timeOf(text: string): Time | undefined {
  if (text === 'sunrise' || text === 'sunset') return text;
  if (text === 'noon' || text === 'midnight')
    return { minutes: text === 'noon' ? 720 : 0, isHalf: false };
  const [, hour = '', minute = '00', half] = /^(\d+)(?::(\d\d))? ?(?:([ap])m?)?$/.exec(text) ?? [];
  const hours = Number(hour);
  if (Number(minute) > 59 || hours > 24 || (half && (hours > 12 || hours === 0))) return undefined;
  const isHalf = !half && hours > 0 && hours <= 12 && !hour.startsWith('0');
  const counted = half || isHalf ? (hours % 12) + (half === 'p' ? 12 : 0) : hours;
  return { minutes: counted * 60 + Number(minute), isHalf };
}

function openingOf(opening: Time, closing: Time, after: Time | undefined): number | string {
  if (typeof opening === 'string') return opening;
  const { minutes, isHalf } = opening;
  if (!isHalf) return minutes;
  if (typeof after === 'object' && minutes < after.minutes) return minutes + 720;
  if (typeof closing === 'string') return minutes < 60 ? minutes + 720 : minutes;
  const isMidnight = closing.minutes % 1440 === 0;
  const isAfternoon =
    closing.isHalf || isMidnight
      ? minutes < 6 * 60
      : closing.minutes > 720
        ? minutes + 720 < closing.minutes
        : minutes >= closing.minutes;
  return isAfternoon ? minutes + 720 : minutes;
}

function closingOf(closing: Time, opening: number | string): number | string {
  if (typeof closing === 'string') return closing;
  const { minutes, isHalf } = closing;
  if (!isHalf) return minutes;
  const after = typeof opening === 'string' ? 720 : opening;
  return minutes > after ? minutes : minutes + 720 > after ? minutes + 720 : minutes;
}

function clock(time: number | string): string {
  if (typeof time === 'string') return time;
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
