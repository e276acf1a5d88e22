import { apiPaths } from '../../model/paths.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import { featured, listedEntity, withSlug } from '../../server/api/listed-entries.ts';
import { itemList } from '../../site/metadata/item-list.server.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';

export const thingsToDoJsonLd: PageJsonLd = ({ content }) => [
  itemList(content.activities.map(({ title }) => title)),
];

/** Activities in the owner's order (specification section 7). */
export const activitiesApi: ApiRows = {
  lists: {
    [apiPaths.activities]: ({ activities }) => activities.map(withSlug).map(listedEntity),
    [apiPaths.featuredActivities]: ({ activities }) =>
      featured(activities).map(withSlug).map(listedEntity),
  },
};
