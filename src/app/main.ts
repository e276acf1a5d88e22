import { extname, join } from 'node:path';
import { FollowerProcess } from '../content/following/follower-process.ts';
import { openContentStore } from '../content/serving/content-store.ts';
import { fillEmptyFolder } from '../content/serving/fill-folder.ts';
import { OfflineLists } from '../features/offline/offline-lists.server.ts';
import { type GuideServer, startGuideServer } from '../server/guide-server.ts';
import { createGuideSource } from '../server/guide-source.ts';
import type { Environment } from '../server/process/environment.ts';
import type { Logger } from '../server/process/log.ts';
import { runGuide } from '../server/process/run-guide.ts';
import { contentTables } from './content-tables.ts';
import { createGuideRenderer } from './guide-renderer.ts';
import { createOwnerAnswer, keepOwnerFile } from './owner/owner-answers.ts';
import { remindOfStaleContent } from './owner/stale-content.ts';

/** Relative to the working directory, like the shipped content. */
const CLIENT_FOLDER = 'dist/client';

const SHIPPED_CONTENT = 'content';

/** Next to this file, or next to the bundle. */
const FOLLOWER = new URL(`./follower${extname(import.meta.url)}`, import.meta.url);

await runGuide(serve);

/** Serves the guide in this process. Rejects if it can't start. */
async function serve(environment: Environment, log: Logger): Promise<GuideServer> {
  const { siteUrl, cacheFolder, contentFolder, ownerToken, statusFile } = environment;
  await fillContentFolder(environment, log);
  const follower = new FollowerProcess({ program: FOLLOWER, folder: contentFolder, log });
  const sourceOptions = { tables: contentTables, clientFolder: CLIENT_FOLDER, log, follower };
  const { source, pictureSources } = await createGuideSource(environment, sourceOptions);
  return startGuideServer({
    environment,
    renderer: await createGuideRenderer(siteUrl, CLIENT_FOLDER),
    openStore: async () => {
      const lastGoodFile = join(cacheFolder, 'last-good.json');
      const store = await openContentStore({ tables: contentTables, source, lastGoodFile, log });
      remindOfStaleContent(store, log);
      if (statusFile !== undefined) keepOwnerFile(statusFile, store, log);
      return store;
    },
    createOfflineLists: (parts) => new OfflineLists(parts),
    ownerAnswer: ownerToken === undefined ? undefined : createOwnerAnswer(ownerToken, siteUrl),
    clientFolder: CLIENT_FOLDER,
    pictureSources,
    log,
  });
}

/** Fills an empty content folder. Never rejects, as the guide says what is missing. */
async function fillContentFolder(environment: Environment, log: Logger): Promise<void> {
  const { databaseUrl, contentFolder: folder } = environment;
  if (databaseUrl !== undefined) return;
  try {
    if (await fillEmptyFolder(folder, SHIPPED_CONTENT))
      log.info(
        { folder },
        'CONTENT_DIR was empty, so it now has a copy of the content that comes with the guide; edit site.yaml, events.yaml and the other files there',
      );
  } catch (error) {
    log.error(
      { err: error, folder },
      'CONTENT_DIR is empty and cannot be filled; copy the content that comes with the guide there',
    );
  }
}
