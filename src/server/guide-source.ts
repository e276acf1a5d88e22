import { join } from 'node:path';
import type { ContentSource } from '../content/content-source.ts';
import { createFilesSource } from '../content/files/files-source.ts';
import { readShareSources } from '../content/pictures/built-shares.ts';
import { Photos } from '../content/pictures/photos.ts';
import type { DatabaseLimits } from '../content/postgres/postgres-connection.ts';
import { createPostgresSource } from '../content/postgres/postgres-source.ts';
import type { PictureFolders } from './edition/pictures.ts';
import type { Environment } from './process/environment.ts';
import type { Logger } from './process/log.ts';

export interface GuideSource {
  source: ContentSource;
  photos: Photos;
  pictureFolders: PictureFolders;
}

export interface GuideSourceOptions {
  /** True in only one of several processes: it makes the sizes of photos. */
  makesPhotos: boolean;
  /** The browser's build, with the share pictures made for it. */
  clientFolder: string;
  log: Logger;
  databaseLimits?: DatabaseLimits;
}

/**
 * Where content and pictures come from: content from PostgreSQL if DATABASE_URL is set, otherwise
 * from the content folder; pictures always from the folder.
 */
export function createGuideSource(
  { databaseUrl, contentFolder, cacheFolder }: Environment,
  { makesPhotos, clientFolder, log, databaseLimits }: GuideSourceOptions,
): GuideSource {
  const imagesFolder = join(contentFolder, 'images');
  const photoFolder = join(cacheFolder, 'photos');
  const builtShares = readShareSources(join(clientFolder, 'share'));
  const photos = new Photos({ imagesFolder, photoFolder, makes: makesPhotos, builtShares, log });
  const common = { photos, log };
  const source =
    databaseUrl === undefined
      ? createFilesSource({ ...common, folder: contentFolder })
      : createPostgresSource({ ...common, databaseUrl, limits: databaseLimits });
  return { source, photos, pictureFolders: { owner: imagesFolder, photos: photoFolder } };
}
