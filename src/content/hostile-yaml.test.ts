import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf } from './fixtures/read-sample.ts';
import { SampleFolder, sampleActivity, sampleDestination } from './fixtures/sample-folder.ts';

describe('YAML that content does not need but an attack could use', () => {
  const bomb = [
    'a: &a [x, x]',
    ...Array.from(
      'bcdefghij',
      (name, index) => `${name}: &${name} [*${'abcdefghij'[index]}, *${'abcdefghij'[index]}]`,
    ),
  ].join('\n');

  test.each([
    [
      'aliases',
      '- &one {id: 1}\n- *one\n',
      /activities\.yaml:2: uses the alias \*one; write the value out/,
    ],
    ['an alias bomb', bomb, /activities\.yaml:2: uses the alias \*a/],
    [
      'the key __proto__',
      '- id: 1\n  __proto__: {featured: true}\n',
      /activities\.yaml:2: has the key __proto__, which is not allowed/,
    ],
    ['the key constructor', '- constructor: 1\n', /activities\.yaml:1: has the key constructor/],
    ['the key prototype', '- "prototype": 1\n', /activities\.yaml:1: has the key prototype/],
    [
      'a key twice',
      '- id: 1\n  id: 2\n',
      /activities\.yaml:2: is not valid YAML \(Map keys must be unique\)/,
    ],
    [
      'an entry without its hyphen, once',
      '- id: 1\n  title: A\n\n  id: 2\n  title: B\n',
      /^activities\.yaml:4: is not valid YAML \(Map keys must be unique\); the entry above has id: already; if another entry begins here, write - id:$/,
    ],
    [
      'a quote that is closed by the next one',
      '- id: 1\n  title: "A\n  icon: b\n- id: 2\n  title: "B"\n',
      /^activities\.yaml:2: is not valid YAML \(.*\); put a quote like the first one at the end of the text$/,
    ],
    [
      'a quote that is closed by the one around a key',
      '- title: "A\n  icon: "b"\n  category: c\n',
      /^activities\.yaml:1: is not valid YAML \(.*\); put a quote like the first one/,
    ],
    [
      'a text that begins with @',
      '- id: 1\n  title: @A\n',
      /^activities\.yaml:2: is not valid YAML \(.*\); put text that begins with a symbol in quotes$/,
    ],
    [
      'a quote that is never closed',
      "- id: 1\n  title: 'A\n  icon: b\n- id: 2\n",
      /^activities\.yaml:2: is not valid YAML \(Missing closing 'quote\); put a quote like/,
    ],
    [
      'braces that are never closed',
      '- id: 1\n  when: { every: July 4,\n    in: July\n  title: B\n',
      /^activities\.yaml:2: is not valid YAML \(.*\); close it with } or ] at its end$/,
    ],
    [
      'a colon within the text',
      '- id: 1\n  title: A: B\n',
      /^activities\.yaml:2: is not valid YAML \(.*\); put text that contains a colon in quotes$/,
    ],
    [
      'a field without its colon',
      '- id: 1\n  icon b\n  title: B\n',
      /^activities\.yaml:2: is not valid YAML \(.*\); put a colon after the name of the field/,
    ],
    [
      'fields below {}',
      'social: {}\n  facebook: b\n',
      /^activities\.yaml:2: is not valid YAML \(.*\); delete {} or \[] at the end of the line above it$/,
    ],
    ['a key that is a list', '- [a]: 1\n', /activities\.yaml:1: has a key that is not text/],
    [
      'an unknown tag',
      '- !!js/function "x"\n',
      /activities\.yaml:1: is not valid YAML \(Unresolved tag/,
    ],
    [
      'two documents',
      '- 1\n---\n- 2\n',
      /activities\.yaml:2: is not valid YAML \(Source contains multiple documents/,
    ],
    ['21 levels', `${'- '.repeat(21)}x`, /activities\.yaml:1: is nested more than 20 levels deep/],
    [
      '20,000 levels of groups',
      '{a: '.repeat(20_000),
      /activities\.yaml:1: is nested more than 20 levels deep/,
    ],
    [
      '20,000 levels of lists on one line',
      `${'- '.repeat(20_000)}x`,
      /activities\.yaml:1: is nested more than 20 levels deep/,
    ],
    [
      'NUL, by name',
      '- id: 1\n  title: "a\0b"\n',
      /activities\.yaml:2: contains a NUL character \(U\+0000\); delete it/,
    ],
    [
      'NUL as an escape',
      `- ${JSON.stringify({ ...sampleActivity, title: 'a\0b' })}`,
      /activities\[0\]\.title: contains the invisible character U\+0000/,
    ],
    ['an infinite number', '- {id: .inf}\n', /activities\[0\]\.id: must be/],
  ])('%s', async (_, text, message) => {
    const folder = new SampleFolder();
    folder.write('activities.yaml', text);
    expect((await problemsOf(folder)).join('\n')).toMatch(message);
  });

  test('the offset of a bad byte counts bytes, even after multi-byte letters and real replacement characters', async () => {
    const folder = new SampleFolder();
    const good = Buffer.from('# é \uFFFD 🌻\n- id: ');
    folder.write('activities.yaml', Buffer.concat([good, Buffer.from([0xff])]));
    expect(await problemsOf(folder)).toEqual([
      `activities.yaml:2: is not UTF-8 text: the byte at offset ${good.length} does not start a character; save the file as UTF-8`,
    ]);
  });

  test('a pipe in place of a file does not hold up reading', async () => {
    const folder = new SampleFolder();
    rmSync(folder.path('events.yaml'));
    spawnSync('mkfifo', [folder.path('events.yaml')]);
    expect(await problemsOf(folder)).toEqual([
      'events.yaml: is not a file but a folder, pipe or device; put the file itself in its place',
    ]);
  });

  test('20 levels of nesting are not an attack, but not content either', async () => {
    const folder = new SampleFolder();
    folder.writeRows('destinations', [{ ...sampleDestination, highlights: [[['x']]] }]);
    expect(await problemsOf(folder)).toEqual([
      'destinations.yaml:1 “Austin” highlights[0]: is a list, but must be text',
    ]);
  });
});
