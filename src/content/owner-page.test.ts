import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentTables } from '../app/content-tables.ts';
import { SampleFolder } from './fixtures/sample-folder.ts';
import { readContentFolder } from './reading/content-folder.ts';

const PAGE = readFileSync('docs/owner.md', 'utf8');

/** The examples to copy, each with the file that it goes into. */
const examples = [...PAGE.matchAll(/^```(?:yaml|markdown) (\S+)\n(.*?)^```$/gmsu)].map(
  ([, file = '', text = '']) => ({ file, text }),
);

/** Does what the page says: a new file, a changed line, or lines at the end of the file. */
function follow(folder: SampleFolder, { file, text }: (typeof examples)[number]): void {
  const before = file.endsWith('.md') ? '' : folder.read(file).toString();
  const [field = ''] = text.split(':');
  const line = new RegExp(`^${field}: .*\n`, 'mu');
  const isChange = file === 'site.yaml' && line.test(before);
  folder.write(file, isChange ? before.replace(line, text) : `${before}${text}`);
}

test('the owner’s page has ten tasks in about 600 words', () => {
  expect(PAGE.match(/^## \d+\. /gmu)).toHaveLength(10);
  expect(PAGE.split(/\s+/u).length).toBeLessThan(650);
  expect(examples.length).toBeGreaterThan(6);
});

test('who copies all of its examples has good content, and all of it is there', async () => {
  const folder = new SampleFolder();
  folder.writeOwnPage('rules.md', { title: 'Rules', description: 'Rules.' }, 'Be kind.');
  const before = await readContentFolder(folder.content, contentTables);
  for (const example of examples) follow(folder, example);
  const { content, problems } = await readContentFolder(folder.content, contentTables);
  expect(problems).toEqual([]);
  expect(content?.site.phone).toBe('(512) 555-0199');
  expect(content?.site.notice?.until).toBe('2026-12-31');
  const added = (list: 'activities' | 'events' | 'posts' | 'ownPages') =>
    (content?.[list].length ?? 0) - before.entries[list].length;
  expect([added('activities'), added('events'), added('posts'), added('ownPages')]).toEqual([
    1, 2, 1, 1,
  ]);
});
