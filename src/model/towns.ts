/** The colors of destination cards; each is a `gradient-<name>` class. */
export type DestinationGradient =
  | 'vineyard'
  | 'skyline'
  | 'copper'
  | 'spring'
  | 'cypress'
  | 'fieldstone'
  | 'granite'
  | 'lake'
  | 'saddle'
  | 'dusk';

/** What a destination shows instead of a photo. */
export interface DestinationLook {
  gradient: DestinationGradient;
  emoji: string;
  /** The path of a drawing with the gradient as its sky (illustrations/towns); not of the content. */
  drawing?: string;
}

interface TownWithPage extends DestinationLook {
  /** The last part of the page's path, and the name of the file with its words. */
  slug: string;
  name: string;
}

/** The towns with a page of their own (specification section 2), matched by name (decision 13). */
export const townsWithPage = [
  {
    slug: 'fredericksburg',
    name: 'Fredericksburg',
    gradient: 'vineyard',
    emoji: '🍷',
  },
  {
    slug: 'austin',
    name: 'Austin',
    gradient: 'skyline',
    emoji: '🎸',
  },
  {
    slug: 'dripping-springs',
    name: 'Dripping Springs',
    gradient: 'copper',
    emoji: '🥃',
  },
  {
    slug: 'new-braunfels',
    name: 'New Braunfels',
    gradient: 'spring',
    emoji: '🛟',
  },
] as const satisfies readonly TownWithPage[];

export type Town = (typeof townsWithPage)[number];
export type TownSlug = Town['slug'];

/** The slug of the town's own page; undefined if it has none and its card offers a stay. */
export function townPageSlug(name: string): TownSlug | undefined {
  return townsWithPage.find((town) => town.name === name)?.slug;
}
