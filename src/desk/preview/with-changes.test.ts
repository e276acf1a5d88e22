import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { readEntries } from '../../content/reading/content-folder.ts';
import { contentOf } from '../../content/reading/content-parts.ts';
import { validParts } from '../../content/reading/content-reading.ts';
import { withChanges } from './with-changes.ts';

const replaced =
  (old: RegExp, by: string) =>
  (text: string): string => {
    const after = text.replace(old, by);
    expect(after).not.toBe(text);
    return after;
  };

/** How the name of one of each kind of file begins, and what becomes of it; undefined if it goes. */
const CHANGES: readonly (readonly [path: string, change: (text: string) => string | undefined])[] =
  [
    ['site.yaml', replaced(/^brand: .*$/m, 'brand: Another')],
    ['events.yaml', replaced(/title: .*/, 'title: Another Fair')],
    ['pages/home.yaml', (text) => text.replaceAll('Hill Country', 'Other Country')],
    ['blog/0001-', replaced(/^title: .*$/m, 'title: Another post')],
    ['blog/0002-', () => undefined],
    ['blog/0003-', () => 'no post'],
  ];

test('a page is made of what was read before and the files that have changed, as if all had been read', async () => {
  const root = mkdtempSync(join(tmpdir(), 'guide-changes-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [base, after, changed] = ['base', 'after', 'changed'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  cpSync('content', base, { recursive: true });
  cpSync('content', after, { recursive: true });
  mkdirSync(changed);
  const files = readdirSync(base, { recursive: true }).map(String);
  const paths: string[] = [];
  for (const [start, change] of CHANGES) {
    const path = files.find((file) => file.startsWith(start)) ?? start;
    paths.push(path);
    const text = change(readFileSync(join(base, path), 'utf8'));
    if (text === undefined) {
      rmSync(join(after, path));
      continue;
    }
    for (const folder of [after, changed]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
  const partsOf = async (folder: string) => validParts(await readEntries(folder, contentTables));
  const made = withChanges(await partsOf(base), await partsOf(changed), paths);
  const whole = await partsOf(after);
  expect(contentOf(made, contentTables)).toEqual(contentOf(whole, contentTables));
  expect(made.posts.get(1)).toMatchObject({ title: 'Another post' });
  expect([made.posts.has(2), made.posts.has(3), made.posts.has(4)]).toEqual([false, false, true]);
});
