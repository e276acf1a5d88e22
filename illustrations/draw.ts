/**
 * `npm run draw [name …]`: draws the scenes in illustrations/ into pictures, optimized, and fails if
 * one is over its budget.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { type Config, optimize } from 'svgo';
import { readCommandLine } from '../src/commands/command-line/command-line.ts';
import type { Scene } from './poster.ts';

/** Where the scenes of a folder go, and how many bytes a picture may have, raw and after brotli. */
const COLLECTIONS = [
  { from: './scenes/', to: '../content/images/', raw: 24_000, wire: 5_000 },
  { from: './towns/', to: '../public/towns/', raw: 6_000, wire: 1_500 },
  { from: './months/', to: '../public/months/', raw: 18_000, wire: 5_000 },
];

const wanted = new Set(readCommandLine('draw').operands);

let tooLarge = 0;
for (const { from, to, raw, wire } of COLLECTIONS) {
  const scenes = new URL(from, import.meta.url);
  const pictures = new URL(to, import.meta.url);
  await mkdir(pictures, { recursive: true });
  const files = await readdir(scenes, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
    const { scene } = (await import(new URL(file, scenes).href)) as { scene: Scene };
    if (wanted.size > 0 && !wanted.has(scene.name)) continue;
    const svg = optimize(scene.draw(), optimization(scene)).data;
    const size = brotliCompressSync(svg).length;
    const fits = svg.length <= raw && size <= wire;
    if (!fits) tooLarge++;
    await writeFile(new URL(`${scene.name}.svg`, pictures), svg);
    process.stdout.write(`${fits ? 'ok   ' : 'LARGE'} ${scene.name}: ${svg.length} bytes, ${size} on the wire\n`);
  }
}
if (tooLarge > 0) process.exitCode = 1;

function optimization({ wholeUnits }: Scene): Config {
  const overrides = {
    cleanupIds: { force: true },
    ...(wholeUnits && { convertPathData: { floatPrecision: 0 } }),
  };
  return {
    multipass: true,
    floatPrecision: 1,
    plugins: [{ name: 'preset-default', params: { overrides } }],
  };
}
