import { expect, test } from 'vitest';
import { contentTables } from '../app/content-tables.ts';
import { followed } from './fixtures/follow-remedy.ts';
import { SampleFolder, samplePicture, sampleSite } from './fixtures/sample-folder.ts';
import { SLIPS, seeded } from './fixtures/slips.ts';
import { readContentFolder } from './reading/content-folder.ts';

const FILES: Readonly<Record<string, string>> = {
  'events.yaml': `- id: 1
  title: Wine Fair
  description: "Fifty wineries: one road"
  category: Festival
  when: first Saturday
  time: 6 PM
  location: Town square, Blanco
- id: 2
  title: Chili Day
  description: Forty pots on the square
  category: Food
  when: { every: Friday, in: July }
  time: 7 PM
  location: Town square, Blanco
  visit:
    town: Blanco
    free: yes
    dogs: no
`,
  'activities.yaml': `- id: 1
  title: Wine Road
  description: Fifty wineries on one road
  category: Wine & Spirits
  icon: 🍷
  imageUrl: /images/a.svg
  imageAlt: Rows of vines below a hill.
  visit:
    town: Hye
    price: "$8 a glass, in 2026"
    dogs: yes
  featured: true
- id: 2
  title: 'Blue Hole'
  description: A swimming hole
  category: Outdoor
  icon: 🥾
  imageUrl: /images/a.svg
`,
  'destinations.yaml': `- id: 1
  name: Austin
  description: "Music: every night"
  highlights:
    - Bats at dusk
    - The springs
- id: 2
  name: Hye
  description: A post office and a tasting room
  highlights: [Wine, Whiskey]
`,
  'cabins.yaml': `- id: 1
  name: The Porch
  sleeps: 4
  summary: By a creek with a porch
  dogs: yes
- id: 2
  name: The Loft
  sleeps: 2
  summary: On a hill
`,
  'blog/0001-bats.md': `---
title: Bats of Austin
excerpt: They fly at dusk
category: Outdoor Adventures
publishedAt: January 12, 2026
readTime: 1 min read
imageUrl: /images/a.svg
imageAlt: "Bats: a million"
featured: true
---
They fly at dusk.
`,
  'pages/own/rules.md': `---
title: Pool rules
description: What we ask of everyone
---
No glass by the pool.
`,
  'pages/not-found.yaml': `heading: This road ends
text: Turn around here, or call {phone} or email {email}
near:
  heading: Close by
activities:
  heading: Worth the detour
`,
  'site.yaml': sampleSite.replace('A sample.', '"A sample: of cabins"'),
};

function folderOf(): SampleFolder {
  const folder = new SampleFolder();
  folder.writeOwnPage('rules.md', { title: 'Rules', description: 'Rules.' }, 'Be kind.');
  for (const [file, text] of Object.entries(FILES)) folder.write(file, text);
  folder.write('images/a.svg', samplePicture);
  return folder;
}

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
    Object.entries(FILES).flatMap(([file, text]) => {
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
    const folder = folderOf();
    const original = (FILES[file] ?? '').trimEnd().split('\n');
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
