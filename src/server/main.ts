import { join } from 'node:path';
import { openContentStore } from '../content/content-store.ts';
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

await runGuide(serve);

/** Serves the guide in this process. Rejects if it cannot start. */
async function serve(environment: Environment, log: Logger): Promise<GuideServer> {
  const { siteUrl, cacheFolder } = environment;
  const isFirst = workerNumber() === 0;
  const sourceOptions = { makesPhotos: isFirst, clientFolder: CLIENT_FOLDER, log };
  const { source, pictureFolders } = createGuideSource(environment, sourceOptions);
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
    pictureFolders,
    wordsFolder: join(cacheFolder, 'words'),
    log,
  });
}

/** The first process gets METRICS_PORT, the second the next port, and so on. */
function metricsPort({ metricsPort: first }: Environment): number | undefined {
  return first === undefined || first === 0 ? first : first + workerNumber();
}
