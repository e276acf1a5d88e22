import { mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf } from './fixtures/read-sample.ts';
import { SampleFolder } from './fixtures/sample-folder.ts';

/** Every kind of file that is YAML or begins with some: its name, and what is around the YAML. */
const FILES: [name: string, folder: string, wrap: (yaml: string) => string][] = [
  ['site.yaml', '', (yaml) => yaml],
  ['activities.yaml', '', (yaml) => yaml],
  ['destinations.yaml', '', (yaml) => yaml],
  ['events.yaml', '', (yaml) => yaml],
  ['pages/home.yaml', 'pages', (yaml) => yaml],
  ['blog/0001-bats.md', '', (yaml) => `---\n${yaml}\n---\nBats.\n`],
  ['pages/own/rules.md', 'pages/own', (yaml) => `---\n${yaml}\n---\nRules.\n`],
];

const KB = 1024;

function repeated(text: string, bytes: number): string {
  return text.repeat(Math.ceil(bytes / text.length));
}

const TAG = /has the tag|Unresolved tag/;

const BOMBS: [what: string, yaml: string, fault: RegExp][] = [
  ['an alias bomb', aliases(), /uses the alias \*a/],
  ['an alias of itself', '&a [*a]', /uses the alias \*a/],
  ['a merge key with an alias', 'a: &a {x: 1}\nb:\n  <<: *a\n', /uses the alias \*a/],
  ['a merge key', '<<: {title: x}\n', /<<|must be a list/],
  ['a function', 'title: !!js/function "x"', TAG],
  ['a command', 'title: !!python/object/apply:os.system ["id"]', TAG],
  ['bytes', 'title: !!binary aGk=', TAG],
  ['a set', '!!set {title, brand}', TAG],
  ['an ordered map', '!!omap [title: x]', TAG],
  ['a prototype behind a tag', '!!str __proto__: {x: 1}', /__proto__|has the tag/],
  ['a prototype in code points', '"\\u005f_proto__": {x: 1}', /__proto__/],
  ['a long name of a tag', `title: !<${'x'.repeat(20 * KB)}> x`, TAG],
  ['a key of 1 MB', `${'k'.repeat(KB * KB)}: 1`, /must be at most 1024 chars/],
  ['a key twice', 'title: x\ntitle: y', /must be unique/],
  ['a key 5,000 times', repeated('k: 1\n', 25 * KB), /must be unique/],
  ['1 MB of "', repeated('"', KB * KB), /two quoted texts touch/],
  ["1 MB of '", `a: ${repeated("'' ", KB * KB)}`, /two quoted texts touch/],
  ['1 MB of [', repeated('[', KB * KB), /levels deep/],
  ['1 MB of {a:', repeated('{a: ', KB * KB), /levels deep/],
  ['1 MB of -', repeated('- ', KB * KB), /levels deep/],
  ['1 MB of ?', repeated('? ', KB * KB), /levels deep/],
  ['20 KB of ]', repeated(']', 20 * KB), /is not valid YAML/],
  ['20 KB of anchors', repeated('&a ', 20 * KB), /is not valid YAML/],
  ['20 KB of tags', repeated('!!str ', 20 * KB), /is not valid YAML/],
  ['20 KB of wrong escapes', `title: "${repeated('\\z', 20 * KB)}"`, /is not valid YAML/],
  [
    '20 KB of documents',
    repeated('---\n- 1\n', 20 * KB),
    /multiple documents|is not closed|front matter|known field|must be/,
  ],
  ['500 levels of indentation', levels(500), /levels deep/],
];

function aliases(): string {
  const names = 'abcdefghij';
  const rows = Array.from(names.slice(1), (name, index) => {
    const before = `*${names[index]}, `;
    return `${name}: &${name} [${before.repeat(9)}x]`;
  });
  return ['a: &a [x, x]', ...rows].join('\n');
}

function levels(count: number): string {
  return Array.from({ length: count }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
}

describe.each(FILES)('YAML bombs in %s', (name, folderName, wrap) => {
  test.each(BOMBS)('YAML bomb: %s is refused, with file and cause', async (_, yaml, fault) => {
    const folder = new SampleFolder();
    mkdirSync(folder.path(folderName), { recursive: true });
    folder.write(name, wrap(yaml));
    const problems = await problemsOf(folder);
    expect(problems[0]).toMatch(new RegExp(`^${name}(?::\\d+)?[ :]`));
    expect(problems.some((problem) => fault.test(problem))).toBe(true);
    expect(Math.max(...problems.slice(0, 50).map(({ length }) => length))).toBeLessThan(3_000);
  });
});

test('YAML bomb: a key that is there 200,000 times is named', async () => {
  const folder = new SampleFolder();
  folder.write('events.yaml', repeated('k: 1\n', KB * KB));
  expect((await problemsOf(folder))[0]).toMatch(/^events\.yaml:2: .* must be unique/);
});
