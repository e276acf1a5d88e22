import { join } from 'node:path';
import { openContentStore } from '../content/content-store.ts';
import { fillEmptyFolder } from '../content/fill-folder.ts';
import { remindOfStaleContent } from '../content/stale-content.ts';
import { createGuideRenderer } from './edition/guide-renderer.ts';
import { type GuideServer, startGuideServer } from './guide-server.ts';
import { createGuideSource } from './guide-source.ts';
import type { Environment } from './process/environment.ts';
import type { Logger } from './process/log.ts';
import { runGuide } from './process/run-guide.ts';
import { workerNumber } from './process/workers.ts';

/** The browser's build, relative to the folder in which the server starts. */
const CLIENT_FOLDER = 'dist/client';

/** The content that comes with the guide, relative to the same folder. */
const SHIPPED_CONTENT = 'content';

await runGuide(serve, fillContentFolder);

/** Gives the owner content to begin with. Never rejects: the guide says what is missing. */
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

/** Serves the guide in this process. Rejects if it cannot start. */
async function serve(environment: Environment, log: Logger): Promise<GuideServer> {
  const { siteUrl, cacheFolder } = environment;
  const isFirst = workerNumber() === 0;
  const sourceOptions = { makesPhotos: isFirst, clientFolder: CLIENT_FOLDER, log };
  const { source, pictureSources } = createGuideSource(environment, sourceOptions);
  return startGuideServer({
    environment: { ...environment, metricsPort: metricsPort(environment) },
    renderer: await createGuideRenderer(siteUrl, CLIENT_FOLDER),
    openStore: async () => {
      const lastGoodFile = join(cacheFolder, 'last-good.json');
      const store = await openContentStore({ source, lastGoodFile, log });
      if (isFirst) remindOfStaleContent(store, log);
      return store;
    },
    clientFolder: CLIENT_FOLDER,
    pictureSources,
    wordsFolder: join(cacheFolder, 'words'),
    log,
  });
}

/** The first process gets METRICS_PORT, the second the next port, and so on. */
function metricsPort({ metricsPort: first }: Environment): number | undefined {
  return first === undefined || first === 0 ? first : first + workerNumber();
}
