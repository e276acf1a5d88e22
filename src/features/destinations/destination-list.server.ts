import type { ListRow } from '../../content/tables.ts';
import { destinationSchema } from './destination-schema.ts';

export const destinationList: ListRow = {
  name: 'destinations',
  kept: { file: 'destinations.yaml' },
  schema: destinationSchema,
};
