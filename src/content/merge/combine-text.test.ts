import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { cases } from '../../model/fixtures/cases.ts';
import { combineText } from './combine-text.ts';

const OURS = `# Our events

- id: 1
  title: Fair   # every year
  story: |
    A paragraph.

    - not an entry

# Ask Ruth
- id: 2
  title: "Market"
`;

const THEIRS = `# Their events
- id: 2
  title: Market
# New this year
- {id: 3, title: Dance}
- id: 1
  title: Faire
`;

test('each entry stays as it is written, with the comments above it', () => {
  const choice = [
    [3, 'theirs'],
    [1, 'ours'],
    [2, 'ours'],
  ] as const;
  expect(combineText('entries', { ours: OURS, theirs: THEIRS }, choice)).toBe(
    `# Our events

- {id: 3, title: Dance}

- id: 1
  title: Fair   # every year
  story: |
    A paragraph.

    - not an entry

# Ask Ruth
- id: 2
  title: "Market"
`.replace('- {id', '# New this year\n- {id'),
  );
});

test('a field is replaced in its place, and all else stays', () => {
  const ours = '# Ours\nbrand: One # short\n\n# Call\nphone: "1"\naddress:\n  town: Hye\n';
  const theirs = 'phone: "2" # new\nbrand: Two\naddress: {town: Llano}\n';
  const choice = [
    ['brand', 'ours'],
    ['phone', 'theirs'],
    ['address', 'theirs'],
  ] as const;
  expect(combineText('fields', { ours, theirs }, choice)).toBe(
    '# Ours\nbrand: One # short\n\nphone: "2" # new\naddress: {town: Llano}\n',
  );
});

test.for<[string, string, string]>([
  ['a list on one line', '[{id: 1, title: a}]', '- id: 2\n  title: b\n'],
  ['entries in braces', '- {id: 1,\n  title: a}\n', '- {id: 2, title: b}\n'],
  ['an empty list', '[]', '- id: 2\n  title: b\n'],
  ['a file that doesn’t end with a newline', '- id: 1\n  title: a', '- id: 2\n  title: b'],
])('%s gives the right values, whatever its form', ([, ours, theirs]) => {
  const [own] = parse(ours) as unknown[];
  const choice = [...(own ? [[1, 'ours'] as const] : []), [2, 'theirs'] as const];
  const text = combineText('entries', { ours, theirs }, choice);
  expect(parse(text)).toEqual([...(own ? [own] : []), ...(parse(theirs) as unknown[])]);
});

const entry = fc.record({
  title: fc.constantFrom('a', '"b: c"', "'- d'", '|\n    e\n    # f', '>-\n    g\n\n    h'),
  comment: fc.constantFrom('', '# above\n', '\n# above\n\n', '\n'),
});

test('any choice of entries has their values, and each line comes from one of the files', () => {
  const listed = fc.array(entry, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(listed, listed, fc.infiniteStream(fc.boolean()), (ours, theirs, sides) => {
      const textOf = (entries: typeof ours) =>
        entries
          .map(({ title, comment }, index) => `${comment}- id: ${index}\n  title: ${title}\n`)
          .join('');
      const texts = { ours: textOf(ours), theirs: textOf(theirs) };
      const both = {
        ours: parse(texts.ours) as unknown[],
        theirs: parse(texts.theirs) as unknown[],
      };
      const choice = Array.from({ length: Math.min(ours.length, theirs.length) }, (_, index) => {
        return [index, sides.next().value ? 'ours' : 'theirs'] as const;
      }).reverse();
      const text = combineText('entries', texts, choice);
      expect(parse(text)).toEqual(choice.map(([index, side]) => both[side][index]));
      const lines = new Set(`${texts.ours}${texts.theirs}`.split('\n'));
      for (const line of text.split('\n')) expect(lines.has(line), line).toBe(true);
    }),
    cases(300),
  );
});

test('what others have changed leaves the examples of the shipped files where they are', () => {
  const ours = readFileSync('content/site.yaml', 'utf8');
  const theirs = 'social: {facebook: https://www.facebook.com/ours}\nredirects:\n  /old: /events\n';
  const taken = new Set(['social', 'redirects']);
  const choice = Object.keys(parse(ours) as object).map(
    (key) => [key, taken.has(key) ? 'theirs' : 'ours'] as const,
  );
  const text = combineText('fields', { ours, theirs }, choice);
  expect(parse(text)).toMatchObject(parse(theirs) as object);
  expect(text).toContain('legal:\n  # privacy: https://example.com/privacy\n');
  expect(text).toContain('\n# notice:\n#   text: ');
});
