import type { CategoryWithPage } from '../../model/categories.ts';
import { itemList } from '../../site/metadata/item-list.server.ts';
import type { PageThings } from '../../site/metadata/structured-page.ts';

/** The activities of the category. */
export function categoryThings({ name }: CategoryWithPage): PageThings {
  return ({ content }) => [
    itemList(
      content.activities.filter(({ category }) => category === name).map(({ title }) => title),
    ),
  ];
}
