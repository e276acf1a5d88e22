import { itemList } from '../../site/metadata/item-list.server.ts';
import type { PageThings } from '../../site/metadata/structured-page.ts';

export const thingsToDoThings: PageThings = ({ content }) => [
  itemList(content.activities.map(({ title }) => title)),
];
