import { plainEvery } from '../../model/when/words/plain.ts';

export const SEASON_KINDS = ['blooms', 'ripens', 'runs', 'flies', 'closes'] as const;

/** "March 18" as a number that sorts by calendar day; undefined for any other text. */
export function dayOfYear(text: string): number | undefined {
  const { every } = plainEvery(text) ?? {};
  return every && 'day' in every ? every.month * 100 + every.day : undefined;
}
