import { itemList } from '../../metadata/item-list.server.ts';
import type { PageThings } from '../../metadata/structured-page.ts';

export const thingsToDoThings: PageThings = ({ content }) => [
  itemList(content.activities.map(({ title }) => title)),
];
