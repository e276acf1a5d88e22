type Minutes = readonly [least: number, most: number];

/** "25 min", "25 to 30 min", "1 h 30 min to 1 h 45 min". */
export function durationInWords([least, most]: Minutes): string {
  if (least === most) return duration(least);
  return most < 60 ? `${least} to ${duration(most)}` : `${duration(least)} to ${duration(most)}`;
}

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}
