import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'vite';
import { median } from './median.ts';

const OUT = '.cache/bench';

/** What renders, and the process that reads its pictures. */
const PROGRAMS = ['bench/render-worker.ts', 'src/content/pictures/picture-worker.ts'];

/** CPU time in milliseconds of rendering a page for the first time, by its path. */
export type RenderTimes = Record<string, number>;

/** Medians for a server that is already warm. */
export async function measureRenders(
  contentFolder: string,
  paths: readonly string[],
): Promise<RenderTimes> {
  const { [contentFolder]: times = {} } = await measureRendersInTurns([contentFolder], paths, 1);
  return times;
}

/** Medians by content folder, in turns, so that other work on the machine affects them alike. */
export async function measureRendersInTurns(
  contentFolders: readonly string[],
  paths: readonly string[],
  rounds: number,
): Promise<Record<string, RenderTimes>> {
  for (const ssr of PROGRAMS) {
    await build({
      logLevel: 'error',
      build: { ssr, outDir: OUT, emptyOutDir: false, copyPublicDir: false, minify: false },
    });
  }
  const measured: { folder: string; times: RenderTimes }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const folder of contentFolders)
      measured.push({ folder, times: await renderAll(folder, paths) });
  }
  const medianOf = (folder: string, path: string) =>
    median(
      measured.filter((one) => one.folder === folder).map(({ times }) => times[path] ?? Number.NaN),
    );
  const timesOf = (folder: string) =>
    Object.fromEntries(paths.map((path) => [path, medianOf(folder, path)]));
  return Object.fromEntries(contentFolders.map((folder) => [folder, timesOf(folder)]));
}

async function renderAll(contentFolder: string, paths: readonly string[]): Promise<RenderTimes> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`${OUT}/render-worker.js`, contentFolder, ...paths],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  return JSON.parse(stdout) as RenderTimes;
}
