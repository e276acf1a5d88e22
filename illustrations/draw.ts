/**
 * `npm run draw [name …]`: draws the scenes in illustrations/scenes/ into content/images/,
 * optimized, and fails if a picture is over the budget (24 KB raw, 5 KB brotli).
 */
import { readdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';
import { readCommandLine } from '../src/commands/command-line/command-line.ts';
import type { Scene } from './poster.ts';

const RAW_LIMIT = 24_000;
const BROTLI_LIMIT = 5_000;

const scenesFolder = new URL('./scenes/', import.meta.url);
const imagesFolder = new URL('../content/images/', import.meta.url);
const wanted = new Set(readCommandLine('draw').operands);

let tooLarge = 0;
for (const file of (await readdir(scenesFolder)).sort()) {
  const { scene } = (await import(new URL(file, scenesFolder).href)) as { scene: Scene };
  if (wanted.size > 0 && !wanted.has(scene.name)) continue;
  const svg = optimize(scene.draw(), { multipass: true, floatPrecision: 1 }).data;
  const wire = brotliCompressSync(svg).length;
  const fits = svg.length <= RAW_LIMIT && wire <= BROTLI_LIMIT;
  if (!fits) tooLarge++;
  await writeFile(new URL(`${scene.name}.svg`, imagesFolder), svg);
  process.stdout.write(`${fits ? 'ok   ' : 'LARGE'} ${scene.name}: ${svg.length} bytes, ${wire} on the wire\n`);
}
if (tooLarge > 0) process.exitCode = 1;
