import type { ListRow } from '../../content/tables.ts';
import { smallestSource } from '../../model/image/image.ts';
import { apiPaths, cabinsPage, paths } from '../../model/paths.ts';
import type { CabinEntry } from './cabin.ts';
import { cabinPicture } from './cabin-picture.server.ts';
import { cabinPhotoSchema, cabinSchema } from './cabin-schema.ts';

/** The list of cabins; empty without a file (decision 51). */
export const cabinList: ListRow = {
  name: 'cabins',
  kept: { file: 'cabins.yaml', mayBeMissing: true },
  schema: cabinSchema,
  isPictured: true,
  photo: cabinPhotoSchema,
  pathOfSlug: paths.cabin,
  listedOn: cabinsPage,
  api: apiPaths.cabins,
  searched(cabin: CabinEntry) {
    const { summary, sleeps, town, features = [], houseRules = [] } = cabin;
    const { story, dogs, children, stepFree, about, arrival } = cabin;
    const lines = [story, dogs, children, stepFree, ...houseRules];
    return {
      text: summary,
      keywords: ['cabin', `sleeps ${sleeps}`, town ?? '', ...features],
      body: [...lines, ...Object.values({ ...about, ...arrival })].filter(Boolean).join(' '),
      imageUrl: smallestSource(cabinPicture(cabin)),
    };
  },
};
