import { apiPaths } from '../../model/paths.ts';
import { each, id, optionalText, pictureFields, rowOf, text } from '../../site/data/api-shapes.ts';
import { listQuery } from '../../site/data/path-query.ts';
import type { Activity } from './activity.ts';

export const readActivity = rowOf<Activity>(
  { id, ...each(text, 'title', 'description', 'category', 'icon', 'imageUrl') },
  { ...each(optionalText, 'location', 'link', 'slug'), ...pictureFields },
);

export const activitiesQuery = listQuery(apiPaths.activities, readActivity);

export const featuredActivitiesQuery = listQuery(apiPaths.featuredActivities, readActivity);
