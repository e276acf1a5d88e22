import { itemList } from '../../metadata/item-list.server.ts';
import type { PageThings } from '../../metadata/structured-page.ts';

export const destinationsThings: PageThings = ({ content }) => [
  itemList(content.destinations.map(({ name }) => name)),
];
