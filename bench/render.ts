import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'vite';

const OUT = '.cache/bench';

/** Median CPU time in milliseconds of rendering each page for the first time, in a server that has rendered others before. */
export async function measureRenders(contentFolder: string, paths: readonly string[]): Promise<Record<string, number>> {
  await build({
    logLevel: 'error',
    build: { ssr: 'bench/render-worker.ts', outDir: OUT, emptyOutDir: false, copyPublicDir: false, minify: false },
  });
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [`${OUT}/render-worker.js`, contentFolder, ...paths], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as Record<string, number>;
}
