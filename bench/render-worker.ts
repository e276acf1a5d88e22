/**
 * Renders pages over and over in its own process and prints the CPU time per render as JSON. Built
 * like the server, so it runs React's production build. Arguments: content folder, then paths.
 */

import { contentOn } from '../src/app/content-on.ts';
import { contentTables } from '../src/app/content-tables.ts';
import { createGuideRenderer } from '../src/app/guide-renderer.ts';
import { texasDay } from '../src/model/day/texas-day.ts';
import { createGuideSource } from '../src/server/guide-source.ts';
import { readEnvironment } from '../src/server/process/environment.ts';
import { createLog } from '../src/server/process/log.ts';
import { median } from './median.ts';

/** Milliseconds of CPU before measuring a page, and in each sample: the clock moves in steps. */
const WARM_UP = 300;
const SAMPLE = 40;
const SAMPLES = 11;

const CLIENT_FOLDER = 'dist/client';

const [contentFolder = 'content', ...paths] = process.argv.slice(2);
const environment = readEnvironment({
  CONTENT_DIR: contentFolder,
  SITE_URL: 'https://guide.example',
});
const { source } = await createGuideSource(environment, {
  tables: contentTables,
  clientFolder: CLIENT_FOLDER,
  log: createLog('silent'),
  keepsVersions: false,
});
const content = contentOn(await source.read(), texasDay(Date.now()));
const { renderPage } = await createGuideRenderer(environment.siteUrl, CLIENT_FOLDER);
await source.close();

const medians: Record<string, number> = {};
for (const path of paths) cpuTimePerRender(path, WARM_UP);
for (const path of paths) {
  medians[path] = median(Array.from({ length: SAMPLES }, () => cpuTimePerRender(path, SAMPLE)));
}
process.stdout.write(JSON.stringify(medians));

/** Renders until this thread has used `milliseconds` of CPU, and returns the mean per render. */
function cpuTimePerRender(path: string, milliseconds: number): number {
  const before = process.threadCpuUsage();
  for (let renders = 1; ; renders += 1) {
    renderPage(path, content);
    const { user, system } = process.threadCpuUsage(before);
    const used = (user + system) / 1000;
    if (used >= milliseconds) return used / renders;
  }
}
