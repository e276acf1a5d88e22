/**
 * The ISO date in Texas (America/Chicago) at an instant in milliseconds since 1970, whatever the
 * time zone of the machine (decision 27). Swedes write dates that way.
 */
export function texasDate(instant: number): string {
  return new Date(instant).toLocaleDateString('sv', { timeZone: 'America/Chicago' });
}
