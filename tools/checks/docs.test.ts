import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '../../src/model/site/site-schema.ts';
import { visitSchema } from '../../src/model/visit/visit-schema.ts';
import { whenSchema } from '../../src/model/when/when-schema.ts';

const LINK = /\]\((?![a-z]+:|#)([^)#]+)/g;

/**
 * A file or folder of the project in backticks. Files under content/ are the owner's and may be
 * missing.
 */
const PATH = /`((?:src|e2e|tools|soak|bench|deploy|docs|migrations|illustrations)\/[\w./*-]+)`/g;

const documents = globSync('{*.md,docs/**/*.md,bench/*.md}').filter(
  (file) => file !== 'docs/bad-inputs.md',
);

test.each(documents)('every file that %s names exists', (file) => {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(file), link));
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  const isThere = (path: string) =>
    path.includes('*') ? globSync(path).length > 0 : existsSync(path);
  expect([...links, ...paths].filter((path) => !isThere(path))).toEqual([]);
});

test('messages and documents name only npm scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const files = globSync('{*.md,{src,tools,e2e,bench,soak,deploy,docs,content}/**/*.*}', {
    // What a bench installs lies beside it.
    exclude: (name) => name === 'node_modules',
  }).filter((file) => !['docs/conformance.md', 'docs/bad-inputs.md'].includes(file));
  expect(files.length).toBeGreaterThan(500);
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z]+)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

/** The YAML examples in a document that begin with this field. */
function examplesOf(field: string, file: string): string[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```$/gm);
  return [...blocks].flatMap(([, block = '']) =>
    block.split(new RegExp(`^(?=${field}:)`, 'm')).filter((text) => text.startsWith(`${field}:`)),
  );
}

test("each example of an event's days in the owner's guide is one that the site accepts (decision 27)", () => {
  const examples = examplesOf('when', 'docs/content.md');
  expect(examples.length).toBeGreaterThanOrEqual(8);
  for (const example of examples)
    expect(whenSchema.safeParse(parse(example).when), example).toMatchObject({ success: true });
});

test("the example of a notice in the owner's guide is one that the site accepts (decision 28)", () => {
  const [example = ''] = examplesOf('notice', 'docs/content.md');
  const { notice } = siteSchema.shape;
  expect(notice.safeParse(parse(example).notice)).toMatchObject({ success: true });
});

test("the example of the facts for a visit in the owner's guide is accepted, and the table lists every fact (decision 29)", () => {
  const [example = ''] = examplesOf('visit', 'docs/content.md');
  expect(visitSchema.safeParse(parse(example).visit)).toMatchObject({ success: true });
  const [, section = ''] = readFileSync('docs/content.md', 'utf8').split('## Facts for a visit\n');
  const rows = section.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm);
  const facts = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(facts.sort()).toEqual(Object.keys(visitSchema.shape).sort());
});
