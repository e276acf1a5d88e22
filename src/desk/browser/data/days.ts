const DAY = 86_400_000;

/** An ISO day in words, such as "Saturday, December 5". */
export function dayInWords(iso: string): string {
  const day = new Date(`${iso}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) return iso;
  return day.toLocaleDateString('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
    ...(iso.slice(0, 4) !== today().slice(0, 4) && { year: 'numeric' }),
  });
}

/** Today in Texas, in ISO form. */
export function today(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
}

/** "November 27, 2026", today in Texas. */
export function todayInWords(): string {
  const words = { month: 'long', day: 'numeric', year: 'numeric' } as const;
  return new Date().toLocaleDateString('en-US', { ...words, timeZone: 'America/Chicago' });
}

/** So many days after today in Texas. */
export function daysFromNow(days: number): string {
  return new Date(Date.parse(`${today()}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** How many days from today the coming Sunday is; a week on a Sunday. */
export function daysToSunday(): number {
  return 7 - new Date(`${today()}T12:00:00Z`).getUTCDay();
}

/** "just now", "5 minutes ago", "Thursday, November 26, 2:10 PM". */
export function ago(time: number): string {
  const minutes = Math.round((Date.now() - time) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  return new Date(time).toLocaleString('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'America/Chicago' },
  });
}

/** "Thursday, November 26", in Texas. */
export function dateOf(time: number): string {
  const words = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return new Date(time).toLocaleDateString('en-US', { ...words, timeZone: 'America/Chicago' });
}

/** "Ruth, 5 minutes ago"; what somebody saved by hand has no name. */
export function byWhom(author: string, time: number): string {
  return `${author === 'folder' ? 'In the files' : author}, ${ago(time)}`;
}
