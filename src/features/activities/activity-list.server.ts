import type { ListRow } from '../../content/tables.ts';
import { apiPaths, pages, paths } from '../../model/paths.ts';
import { activitySchema } from './activity-schema.ts';

export const activityList: ListRow = {
  name: 'activities',
  kept: { file: 'activities.yaml' },
  schema: activitySchema,
  isPictured: true,
  pathOfSlug: paths.activity,
  listedOn: pages['things-to-do'],
  api: apiPaths.activities,
};
