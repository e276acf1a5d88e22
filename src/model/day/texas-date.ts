let inTexas: Intl.DateTimeFormat | undefined;

/**
 * The ISO date in Texas (America/Chicago) at an instant in milliseconds since 1970, whatever the
 * time zone of the machine (decision 27). Swedes write dates that way.
 */
export function texasDate(instant: number): string {
  // Making one takes a phone as long as a hundred dates, and a list asks for one in each row.
  inTexas ??= new Intl.DateTimeFormat('sv', { timeZone: 'America/Chicago' });
  return inTexas.format(instant);
}
