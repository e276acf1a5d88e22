import { expect, test } from 'vitest';
import { parseYaml } from './yaml-text.ts';

const TEXT = `- id: 1
  title: Wine Road
  description: "Fifty wineries: one road"
  category: Wine & Spirits
  visit:
    town: Hye
    price: $8
    dogs: yes
  featured: true
- id: 2
  title: Blue Hole
  description: A swimming hole
  category: Outdoor
  visit:
    town: Wimberley
    price: $12
- id: 3
  title: 'The Pie'
  category: Food
`;

/** What a hand does to a line. */
const SLIPS: Readonly<Record<string, (line: string) => string>> = {
  'a column to the right': (line) => ` ${line}`,
  'two columns to the right': (line) => `  ${line}`,
  'a column to the left': (line) => line.replace(/^ /u, ''),
  'a tab': (line) => line.replace(/^ {2}/u, '\t'),
  'no colon': (line) => line.replace(':', ''),
  'no space after the colon': (line) => line.replace(': ', ':'),
  'a second colon': (line) => line.replace(/: ([A-Z])/u, ': X: $1'),
  'no quote at the end': (line) => line.replace(/["']$/u, ''),
  'no quote at the beginning': (line) => line.replace(/: ["']/u, ': '),
  'quotes around a word': (line) => line.replace(/: ([A-Z]\w+) /u, ': "$1" '),
  'a symbol first': (line) => line.replace(/: (?=[A-Z])/u, ': @'),
  'no hyphen': (line) => line.replace(/^- /u, '  '),
  'no space after the hyphen': (line) => line.replace(/^- /u, '-'),
};

const lines = TEXT.trimEnd().split('\n');

const slips = Object.entries(SLIPS).flatMap(([name, slip]) =>
  lines.flatMap((line, index) => {
    const written = slip(line);
    return written === line
      ? []
      : [[name, index + 1, lines.with(index, written).join('\n')] as const];
  }),
);

test.each(slips)('%s in line %i: one fault, which names that line', (_, line, text) => {
  const faults: number[] = [];
  parseYaml({ file: 'a.yaml', text, firstLine: 1 }, (fault) => faults.push(fault.line ?? 0));
  expect(faults.length).toBeLessThanOrEqual(1);
  // Of two lines of a group that start in different columns, either may be the one that is wrong.
  for (const named of faults)
    expect(Math.abs(named - line)).toBeLessThanOrEqual([15, 16].includes(line) ? 1 : 0);
});

test('most slips are no YAML, and are named', () => {
  const silent = slips.filter(([, , text]) => {
    const faults: unknown[] = [];
    parseYaml({ file: 'a.yaml', text, firstLine: 1 }, (fault) => faults.push(fault));
    return faults.length === 0;
  });
  expect(slips.length).toBeGreaterThan(120);
  expect(silent.length).toBeLessThan(8);
});
