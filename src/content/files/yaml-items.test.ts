import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { parseYaml } from './yaml-text.ts';

const read = (text: string) => {
  const problems: unknown[] = [];
  const yaml = parseYaml({ file: 'a.yaml', text, firstLine: 1 }, (fault) => problems.push(fault));
  return { yaml, problems };
};

const rowsOf = (text: string) => (read(text).yaml?.value ?? []) as unknown[];

test('a list that is edited anywhere says what the whole file says, on the same lines', () => {
  const events = readFileSync('content/events.yaml', 'utf8').split('\n').slice(0, 90).join('\n');
  const piece = fc.constantFrom(
    '- ',
    '\n- ',
    '"',
    "'",
    '#',
    '\n',
    '  ',
    '|\n',
    '---\n',
    '\t',
    ']',
    '&a ',
  );
  const edits = fc.array(fc.tuple(fc.nat(events.length), piece, fc.nat(3)), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(edits, (changes) => {
      const text = changes.reduce(
        (before, [at, added, gone]) => before.slice(0, at) + added + before.slice(at + gone),
        events,
      );
      const { yaml, problems } = read(text);
      const counter = new LineCounter();
      const whole = parseDocument(text, { lineCounter: counter, uniqueKeys: false });
      if (!yaml) {
        expect(problems.length).toBeGreaterThan(0);
        return;
      }
      expect(whole.errors).toEqual([]);
      expect(yaml.value).toEqual(whole.toJS());
      const rows: readonly unknown[] = isSeq(whole.contents) ? whole.contents.items : [];
      for (const [index, row] of rows.entries())
        if (isMap<Node>(row))
          for (const { key } of row.items)
            expect(yaml.lineOf([index, String(key)])).toBe(
              counter.linePos(key.range?.[0] ?? 0).line,
            );
    }),
    { numRuns: 200 },
  );
});

test('of a list with one more entry, the others are what they were', () => {
  const list = '# Our events\n- id: 1\n  title: Bats\n\n- id: 2\n  title: Fair\n';
  const before = rowsOf(list);
  const after = rowsOf(`${list}- id: 3\n  title: Rodeo\n`);
  expect(after.slice(0, 2).every((row, index) => row === before[index])).toBe(true);
  expect(after[2]).toEqual({ id: 3, title: 'Rodeo' });
});
