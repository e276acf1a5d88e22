let inTexas: Intl.DateTimeFormat | undefined;

/** The ISO date in Texas at an instant, whatever the machine's time zone. Swedes write it so. */
export function texasDate(instant: number): string {
  // Making one takes a phone as long as a hundred dates, and a list asks for one in each row.
  inTexas ??= new Intl.DateTimeFormat('sv', { timeZone: 'America/Chicago' });
  return inTexas.format(instant);
}
