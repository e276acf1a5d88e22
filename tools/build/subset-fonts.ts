/** `npm run fonts`: writes the typefaces' characters that we may need to src/site/fonts/, with their licenses. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { readCommandLine } from '../../src/commands/command-line/command-line.ts';

/** Printable ASCII, and Latin-1 for German and Spanish names. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)),
);
const SYMBOLS = [...'–—‘’“”•…→←↗↓−×'];

const FONTS: [source: string, target: string][] = [
  ['@fontsource/young-serif/files/young-serif-latin-400-normal.woff2', 'young-serif.woff2'],
  ['@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'figtree.woff2'],
];

readCommandLine('fonts');
for (const [source, target] of FONTS) {
  const packed = new URL(`../../node_modules/${source}`, import.meta.url);
  const font = await readFile(packed);
  const subset = await subsetFont(font, [...LETTERS, ...SYMBOLS].join(''), {
    targetFormat: 'woff2',
    ...(target === 'figtree.woff2' && { variationAxes: { wght: { min: 400, max: 700 } } }),
  });
  const written = new URL(`../../src/site/fonts/${target}`, import.meta.url);
  await writeFile(written, subset);
  const license = new URL(written.href.replace('.woff2', '-license.txt'));
  await copyFile(new URL('../LICENSE', packed), license);
  process.stdout.write(`${target}: ${font.length} -> ${subset.length} bytes\n`);
}
