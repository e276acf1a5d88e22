/** The colours of category badges; each is a `badge-<tone>` class with AA contrast in both schemes. */
export type CategoryTone = 'wine' | 'lake' | 'river' | 'oak' | 'clay' | 'honey' | 'dusk' | 'bluebonnet' | 'rose' | 'neutral';

const TONES: ReadonlyMap<string, CategoryTone> = new Map([
  ['Wine & Spirits', 'wine'],
  ['Photography', 'bluebonnet'],
  ['Water Activities', 'lake'],
  ['Food & Dining', 'clay'],
  ['Water Sports', 'river'],
  ['Outdoor', 'oak'],
  ['Outdoor Adventures', 'oak'],
  ['Culture', 'honey'],
  ['Dining', 'clay'],
  ['Food', 'clay'],
  ['Entertainment', 'dusk'],
  ['Music', 'dusk'],
  ['Festival', 'rose'],
  ['Holiday', 'wine'],
  ['Travel Guides', 'river'],
]);

/** The badge colour of an activity's, event's or post's category. Unknown categories get a neutral grey badge (section 3). */
export function categoryTone(category: string): CategoryTone {
  return TONES.get(category) ?? 'neutral';
}
