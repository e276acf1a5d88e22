import type { PageName } from '../../model/paths.ts';

/** A style sheet, by the name of its file in src/site/styles/sheets/. */
export type Sheet =
  | 'all'
  | 'rest'
  | 'hero'
  | 'cards'
  | 'events'
  | 'reading'
  | 'notes'
  | 'visit'
  | 'home'
  | 'map'
  | 'place'
  | 'river-safety'
  | 'search'
  | 'stay'
  | 'plan'
  | 'keep';

/** A kind of page, by the name of its folder in src/site/pages/. */
export type PageKind =
  | PageName
  | 'category'
  | 'destination'
  | 'blog-post'
  | 'place'
  | 'own-page'
  | 'not-found';

interface PageStyles {
  /** For what a visitor sees first: they stand in the HTML. At most six sheets are ever first. */
  first: readonly Sheet[];
  /** For the rest: linked at the end of the body. */
  later: readonly Sheet[];
}

/** What each kind of page has between `all`, which is first, and `rest`, which is later. */
const styles: Readonly<Record<PageKind, PageStyles>> = {
  home: { first: ['hero'], later: ['cards', 'events', 'home'] },
  'things-to-do': { first: ['cards'], later: [] },
  category: { first: ['hero', 'cards'], later: ['notes'] },
  destinations: { first: ['hero', 'cards'], later: ['map'] },
  destination: { first: ['hero', 'reading'], later: ['notes', 'map'] },
  events: { first: ['events'], later: [] },
  blog: { first: ['cards'], later: [] },
  'blog-post': { first: ['cards', 'reading'], later: ['place'] },
  place: { first: ['cards', 'reading', 'visit'], later: ['events', 'place'] },
  contact: { first: ['cards', 'visit', 'events'], later: ['keep'] },
  'river-safety': { first: ['cards', 'reading', 'visit'], later: ['river-safety', 'keep'] },
  search: { first: ['cards', 'visit'], later: ['search'] },
  stay: { first: ['cards', 'visit'], later: ['stay', 'keep'] },
  plan: { first: ['cards', 'visit'], later: ['river-safety', 'plan', 'keep'] },
  'own-page': { first: ['reading'], later: [] },
  'not-found': { first: ['hero', 'cards'], later: [] },
};

export const pageKinds = Object.keys(styles) as readonly PageKind[];

/** The sheets that stand in the HTML of a kind of page. */
export function firstSheets(kind: PageKind): Sheet[] {
  return ['all', ...styles[kind].first];
}

/** The sheets that are linked at the end of the body of a kind of page. */
export function laterSheets(kind: PageKind): Sheet[] {
  return [...styles[kind].later, 'rest'];
}

/** All sheets of a kind of page. */
export function sheetsOf(kind: PageKind): Sheet[] {
  return [...firstSheets(kind), ...laterSheets(kind)];
}
