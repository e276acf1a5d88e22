import { paths } from '../../model/paths.ts';
import { itemList } from '../../site/metadata/item-list.server.ts';
import type { PageThings } from '../../site/metadata/structured-page.ts';

export const blogThings: PageThings = ({ content: { posts }, siteUrl }) => [
  itemList(
    posts.map(({ title }) => title),
    posts.map(({ id }) => siteUrl + paths.post(id)),
  ),
];
