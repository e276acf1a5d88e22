/** The month, from 1, and the day of Easter Sunday in a Gregorian year. */
export function easterIn(year: number): { month: number; day: number } {
  const century = Math.floor(year / 100);
  const moon = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * moon + correction + 15) % 30;
  const full = epact - (epact > 28 || (epact === 28 && moon > 10) ? 1 : 0);
  const leap = year + Math.floor(year / 4) + 2 - century + Math.floor(century / 4);
  const sunday = full - ((full + leap) % 7);
  const month = 3 + Math.floor((sunday + 40) / 44);
  return { month, day: sunday + 28 - 31 * Math.floor(month / 4) };
}
