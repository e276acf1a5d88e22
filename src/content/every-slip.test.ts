import { expect, test } from 'vitest';
import { contentTables } from '../app/content-tables.ts';
import { followed } from './fixtures/follow-remedy.ts';
import { HANDWRITTEN, handwrittenFolder } from './fixtures/handwritten-folder.ts';
import { SLIPS, seeded } from './fixtures/slips.ts';
import { readContentFolder } from './reading/content-folder.ts';

/** Kinds that change nothing for visitors, or nothing but a word, wherever they are. */
const HARMLESS = new Set([
  'Windows line ends',
  'a space at the end',
  'a space before the colon',
  'a space that is none before it',
  'an invisible character',
]);

/** One slip of each kind in each file, if it can happen there: at a line that the seed chooses. */
function samples(): [kind: string, file: string, at: number, lines: readonly string[]][] {
  const random = seeded(58);
  return Object.entries(SLIPS).flatMap(([kind, slip]) =>
    Object.entries(HANDWRITTEN).flatMap(([file, text]) => {
      const lines = text.trimEnd().split('\n');
      const isHead = (at: number) => !file.endsWith('.md') || at < lines.lastIndexOf('---');
      const possible = [...lines.keys()]
        .filter((at) => isHead(at) && lines[at] !== '---')
        .map((at) => [at, slip(lines, at).join('\n').split('\n')] as const)
        .filter(([, written]) => written.join('\n') !== lines.join('\n'));
      const [at, written] = possible[Math.floor(random.next().value * possible.length)] ?? [];
      return at === undefined || !written
        ? []
        : [[kind, file, at, written] as [string, string, number, readonly string[]]];
    }),
  );
}

const all = samples();

test('forty kinds, each in several files', () => {
  expect(Object.keys(SLIPS)).toHaveLength(40);
  expect(all.length).toBeGreaterThan(250);
  for (const kind of Object.keys(SLIPS))
    expect([kind, all.some(([one]) => one === kind)]).toEqual([kind, true]);
});

test.each(all)(
  '%s in %s: named where it is, and good once the remedy is followed',
  async (kind, file, at, written) => {
    const folder = handwrittenFolder();
    const original = (HANDWRITTEN[file] ?? '').trimEnd().split('\n');
    const check = async (lines: readonly string[]) => {
      folder.write(file, `${lines.join('\n')}\n`);
      return (await readContentFolder(folder.content, contentTables)).problems;
    };
    const problems = await check(written);
    if (HARMLESS.has(kind)) expect(problems).toEqual([]);
    const [first] = problems;
    if (!first) return;
    expect(first.file).toBe(folder.path(file));
    // Of two lines that are the same or begin in different columns, either may be the one that is wrong.
    expect(Math.abs((first.line ?? 0) - 1 - at)).toBeLessThanOrEqual(1);
    let lines = written;
    let left = problems;
    for (let round = 0; round < 3 && left[0]; round += 1) {
      const { line = 0, message } = left[0];
      // The owner writes another value there.
      lines =
        followed(lines, line - 1, message) ??
        lines.toSpliced(at, written.length - original.length + 1, original[at] ?? '');
      left = await check(lines);
    }
    expect(
      left.map(({ line, message }) => [line, message, lines[(line ?? 1) - 1], first.message]),
    ).toEqual([]);
  },
);
