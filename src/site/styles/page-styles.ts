/** The name of a file in src/site/styles/sheets/. */
export type Sheet =
  | 'all'
  | 'rest'
  | 'hero'
  | 'closing'
  | 'cards'
  | 'events'
  | 'lists'
  | 'blog'
  | 'groups'
  | 'reading'
  | 'notes'
  | 'visit'
  | 'home'
  | 'map'
  | 'place'
  | 'where'
  | 'post'
  | 'cabins'
  | 'river-safety'
  | 'search'
  | 'stay'
  | 'plan'
  | 'keep';

/** A kind of page's own sheets, between `all` and `rest`. */
export interface PageStyles {
  /** For the first screen; inlined in the HTML. At most twelve sheets are ever in `first`. */
  first: readonly Sheet[];
  /** For the rest; linked at the end of the body. */
  later: readonly Sheet[];
}

/** The sheets inlined in the page's HTML. */
export function firstSheets({ first }: PageStyles): Sheet[] {
  return ['all', ...first];
}

/** The sheets linked at the end of the page's body. */
export function laterSheets({ later }: PageStyles): Sheet[] {
  return [...later, 'rest'];
}

/** All sheets of the page. */
export function sheetsOf(styles: PageStyles): Sheet[] {
  return [...firstSheets(styles), ...laterSheets(styles)];
}
