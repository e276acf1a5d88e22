import { itemList } from '../../site/metadata/item-list.server.ts';
import type { PageThings } from '../../site/metadata/structured-page.ts';

export const destinationsThings: PageThings = ({ content }) => [
  itemList(content.destinations.map(({ name }) => name)),
];
