/** `node bench/bytes.ts`: writes to bench/bytes.md what each kilobyte of a first visit is for. */
import { writeFile } from 'node:fs/promises';
import { brotliSize, buildForBrowser, type Chunk, chunkOf, withImports } from './browser-build.ts';
import { type ModuleBytes, moduleBytes } from './module-bytes.ts';
import { rawAnswer, startWarmGuide } from './servers.ts';
import { table, whole } from './table.ts';

/** In the order in which a visit loads them. */
const ENTRIES = ['src/app/loader.ts', 'src/app/client.tsx', 'src/features/home/HomePage.tsx'];

/** Parts smaller than this many bytes are listed as one row. */
const MIN_SHOWN = 60;

const FLOOR_PACKAGES = [
  'react-dom',
  'react',
  'scheduler',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'wouter',
  'use-sync-external-store',
];

const floorChunks = await buildForBrowser('bench/floor.tsx');
const floor = sum(floorChunks.map(({ code }) => brotliSize(code)));
const chunks = await buildForBrowser();
const home = withImports(
  chunks,
  ENTRIES.map((module) => chunkOf(chunks, module)),
);
const total = sum(home.map(({ code }) => brotliSize(code)));
const parts = addUp(home.flatMap(moduleBytes));
const packages = parts.filter(({ name }) => FLOOR_PACKAGES.includes(name));
const ours = parts.filter(({ name }) => !FLOOR_PACKAGES.includes(name));
const shown = ours.filter(({ compressed }) => compressed >= MIN_SHOWN);
const rest = ours.filter(({ compressed }) => compressed < MIN_SHOWN);

await writeFile(
  'bench/bytes.md',
  `# Bytes of a first visit to the home page

Made by \`node bench/bytes.ts\`. Sizes are bytes after brotli 11, as the server sends them. A part's
share of its file is how much the file shrinks without it, scaled so that the shares add up to the
file.

${table(['First view', 'Bytes', 'Target'], await firstView())}

## JavaScript: ${whole(total)} bytes, ${whole(total - floor)} over the floor

The floor, ${whole(floor)} bytes, is React, TanStack Query and wouter in use by ten lines of code
(bench/floor.tsx), built without any of our settings. All of it except the loader arrives after the
largest contentful paint.

${table(['File', 'Minified', 'Brotli'], home.map(fileRow))}

${table(['Package', 'Minified', 'Brotli'], packages.map(row))}

${table(['Ours', 'Minified', 'Brotli'], [...shown.map(row), row(together(`${rest.length} parts under ${MIN_SHOWN} bytes`, rest)), row(together('Total', ours))])}
`,
);
process.stdout.write(`JavaScript ${total} bytes, floor ${floor}, over it ${total - floor}\n`);

function fileRow({ name, code }: Chunk): string[] {
  return [name, whole(code.length), whole(brotliSize(code))];
}

function row({ name, minified, compressed }: ModuleBytes): string[] {
  return [name, whole(minified), whole(compressed)];
}

function together(name: string, modules: readonly ModuleBytes[]): ModuleBytes {
  return {
    name,
    minified: sum(modules.map(({ minified }) => minified)),
    compressed: sum(modules.map(({ compressed }) => compressed)),
  };
}

/** One entry per name, largest first. */
function addUp(modules: readonly ModuleBytes[]): ModuleBytes[] {
  const byName = Map.groupBy(modules, ({ name }) => name);
  return [...byName]
    .map(([name, same]) => together(name, same))
    .sort((one, other) => other.compressed - one.compressed);
}

/** What the browser needs before it can show anything, as the running server sends it. */
async function firstView(): Promise<string[][]> {
  const guide = await startWarmGuide(['/']);
  const page = await rawAnswer(guide.url, 'br');
  const html = await (await fetch(guide.url)).text();
  const files = {
    Typefaces: [...html.matchAll(/href="([^"]+\.woff2)"/g)],
    Hero: [...html.matchAll(/rel="preload" as="image" href="([^"]+)"/g)],
  };
  const rows: [name: string, size: number, target: string][] = [
    ['HTML with the styles of the first view', page.body.length, whole(14_000)],
  ];
  for (const [name, matches] of Object.entries(files)) {
    const sizes = await Promise.all(
      matches.map(async ([, path = '']) => smallest(guide.url + path)),
    );
    rows.push([name, sum(sizes), '']);
  }
  await guide.stop();
  rows.push(['Total', sum(rows.map(([, size]) => size)), whole(75 * 1024)]);
  return rows.map(([name, size, target]) => [name, whole(size), target]);
}

async function smallest(url: string): Promise<number> {
  const { headers, body } = await rawAnswer(url, 'br');
  return headers['content-encoding'] === 'br' || url.endsWith('.woff2')
    ? body.length
    : brotliSize(body);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
