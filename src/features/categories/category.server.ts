import type { CategoryWithPage } from '../../model/categories.ts';
import { itemList } from '../../site/metadata/item-list.server.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';

/** The category's activities as an ItemList. */
export function categoryJsonLd({ name }: CategoryWithPage): PageJsonLd {
  return ({ content }) => [
    itemList(
      content.activities.filter(({ category }) => category === name).map(({ title }) => title),
    ),
  ];
}
