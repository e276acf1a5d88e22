import { join } from 'node:path';
import type { ContentSource } from '../content/content-source.ts';
import { DatabaseFollower } from '../content/following/follow-database.ts';
import { FolderFollower } from '../content/following/follow-folder.ts';
import type { Follower } from '../content/following/followed.ts';
import { createVersionsSource } from '../content/following/versions-source.ts';
import { readShareSources } from '../content/pictures/built-shares.ts';
import { Photos } from '../content/pictures/photos.ts';
import type { DatabaseLimits } from '../content/postgres/connection/postgres-connection.ts';
import type { ContentTables } from '../content/tables.ts';
import { fileSetsOf } from '../content/versions/file-sets.ts';
import type { PictureSources } from './edition/picture-files.ts';
import type { Environment } from './process/environment.ts';
import type { Logger } from './process/log.ts';

export interface GuideSource {
  source: ContentSource;
  photos: Photos;
  pictureSources: PictureSources;
}

export interface GuideSourceOptions {
  tables: ContentTables;
  clientFolder: string;
  log: Logger;
  /** By default, one in this process. */
  follower?: Follower;
  /** False to read the content folder without keeping versions. */
  keepsVersions?: boolean;
  databaseLimits?: DatabaseLimits;
  /** Milliseconds between queries for changes, besides notifications. */
  pollInterval?: number;
}

/** Content and pictures from PostgreSQL if DATABASE_URL is set, else from the content folder. */
export async function createGuideSource(
  environment: Environment,
  options: GuideSourceOptions,
): Promise<GuideSource> {
  const { databaseUrl, contentFolder, cacheFolder } = environment;
  const { tables, clientFolder, log } = options;
  const follower = options.follower ?? (await createFollower(environment, options));
  const photoFolder = join(cacheFolder, 'photos');
  const photos = new Photos({
    photoFolder,
    builtShares: readShareSources(join(clientFolder, 'share')),
    log,
    imagesFolder: () => join(follower.folder, 'images'),
    waits: () => databaseUrl !== undefined,
  });
  const name = databaseUrl === undefined ? 'files' : 'postgres';
  const source = createVersionsSource({ name, follower, contentFolder, tables, photos });
  return { source, photos, pictureSources: { shown: () => photos.shown(), made: photoFolder } };
}

/** Follows the database or the content folder in this process. */
export async function createFollower(
  { databaseUrl, contentFolder, dataFolder }: Environment,
  {
    tables,
    log,
    keepsVersions = true,
    databaseLimits: limits,
    pollInterval,
  }: Omit<GuideSourceOptions, 'clientFolder'>,
): Promise<Follower> {
  if (databaseUrl !== undefined)
    return await DatabaseFollower.open({
      ...{ databaseUrl, dataFolder, contentFolder, log, limits, pollInterval },
    });
  return new FolderFollower({
    folder: contentFolder,
    dataFolder: keepsVersions ? dataFolder : undefined,
    fileSets: fileSetsOf(tables),
    log,
  });
}
