import { join } from 'node:path';
import type { ContentSource } from '../content/content-source.ts';
import { createFilesSource } from '../content/files/files-source.ts';
import { readShareSources } from '../content/pictures/built-shares.ts';
import { Photos } from '../content/pictures/photos.ts';
import type { DatabaseLimits } from '../content/postgres/connection/postgres-connection.ts';
import { createPostgresSource } from '../content/postgres/postgres-source.ts';
import { PictureMirror } from '../content/stored-pictures/picture-mirror.ts';
import type { PictureSources } from './edition/picture-files.ts';
import type { Environment } from './process/environment.ts';
import type { Logger } from './process/log.ts';

export interface GuideSource {
  source: ContentSource;
  photos: Photos;
  pictureSources: PictureSources;
}

export interface GuideSourceOptions {
  /** The browser's build, with the share pictures made for it. */
  clientFolder: string;
  log: Logger;
  databaseLimits?: DatabaseLimits;
}

/**
 * Where content and pictures come from: PostgreSQL if DATABASE_URL is set, otherwise the content
 * folder. A database that holds no pictures leaves them to the folder.
 */
export function createGuideSource(
  { databaseUrl, contentFolder, cacheFolder }: Environment,
  { clientFolder, log, databaseLimits }: GuideSourceOptions,
): GuideSource {
  const shippedFolder = join(contentFolder, 'images');
  const photoFolder = join(cacheFolder, 'photos');
  const builtShares = readShareSources(join(clientFolder, 'share'));
  const common = { photoFolder, builtShares, log };
  if (databaseUrl === undefined) {
    const imagesFolder = () => shippedFolder;
    const photos = new Photos({ ...common, imagesFolder });
    const source = createFilesSource({ folder: contentFolder, photos, log });
    return { source, photos, pictureSources: { shown: () => photos.shown(), made: photoFolder } };
  }
  const pictures = new PictureMirror({
    folder: join(cacheFolder, 'pictures'),
    shippedFolder,
    databaseUrl,
    log,
    limits: databaseLimits,
  });
  const imagesFolder = () => pictures.imagesFolder;
  const waits = () => pictures.isInUse;
  const photos = new Photos({ ...common, imagesFolder, waits });
  const source = createPostgresSource({
    databaseUrl,
    photos,
    pictures,
    log,
    limits: databaseLimits,
  });
  return { source, photos, pictureSources: { shown: () => photos.shown(), made: photoFolder } };
}
