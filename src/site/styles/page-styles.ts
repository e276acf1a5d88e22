/** A style sheet, by the name of its file in src/site/styles/sheets/. */
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

/** What a kind of page has between `all`, which is first, and `rest`, which is later. */
export interface PageStyles {
  /** For what a visitor sees first: they stand in the HTML. At most twelve sheets are ever first. */
  first: readonly Sheet[];
  /** For the rest: linked at the end of the body. */
  later: readonly Sheet[];
}

/** The sheets that stand in the HTML of the page. */
export function firstSheets({ first }: PageStyles): Sheet[] {
  return ['all', ...first];
}

/** The sheets that are linked at the end of the page's body. */
export function laterSheets({ later }: PageStyles): Sheet[] {
  return [...later, 'rest'];
}

/** All sheets of the page. */
export function sheetsOf(styles: PageStyles): Sheet[] {
  return [...firstSheets(styles), ...laterSheets(styles)];
}
