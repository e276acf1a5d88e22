/** Colors of destination cards, as `gradient-<name>` classes. */
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

export interface DestinationLook {
  gradient: DestinationGradient;
  emoji: string;
  /** The path of a drawing with the gradient as its sky (illustrations/towns); not from content. */
  drawing?: string;
}

interface TownWithPage extends DestinationLook {
  /** The last part of the page's path, and the name of its words file. */
  slug: string;
  name: string;
}

/** Towns with their own page (specification section 2), matched by name (decision 13). */
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

/** The slug of the town's page; undefined if it has none, and its card offers a stay instead. */
export function townPageSlug(name: string): TownSlug | undefined {
  return townsWithPage.find((town) => town.name === name)?.slug;
}
