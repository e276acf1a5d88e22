import type { ListRow } from '../../content/tables.ts';
import { paths } from '../../model/paths.ts';
import { cabinPhotoSchema, cabinSchema } from './cabin-schema.ts';

/** Cabins; none if there is no such file (decision 51). */
export const cabinList: ListRow = {
  name: 'cabins',
  kept: { file: 'cabins.yaml', mayBeMissing: true },
  schema: cabinSchema,
  isPictured: true,
  photo: cabinPhotoSchema,
  pathOfSlug: paths.cabin,
};
