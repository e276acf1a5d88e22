import { expect, test } from 'vitest';
import { z } from 'zod';
import { visitSchema } from '../../model/visit/visit-schema.ts';
import { whenSchema } from '../../model/when/when-schema.ts';
import { validate } from './schema-problems.ts';
import { parseYaml } from './yaml-text.ts';

const schema = z.strictObject({
  featured: z.boolean().optional(),
  when: whenSchema.optional(),
  visit: visitSchema.optional(),
});

/** What the text says, or what is wrong with it. */
function read(text: string): unknown {
  const messages: string[] = [];
  const report = ({ field, message }: { field?: string | undefined; message: string }) =>
    messages.push(`${field}: ${message}`);
  const yaml = parseYaml({ file: 'a.yaml', text, firstLine: 1 }, report);
  const value = yaml && validate(schema, { yaml, root: '', path: [] }, report);
  return value ?? messages;
}

test.each([
  ['featured: yes', { featured: true }],
  ['featured: No', { featured: false }],
  ['when: { day: 2026-12-05, usual: yes }', { when: { day: '2026-12-05', usual: true } }],
  ['when: [{ every: Friday, usual: no }]', { when: [{ every: 'Friday', usual: false }] }],
  ['visit: { free: yes, indoors: no }', { visit: { free: true, indoors: false } }],
  [
    'visit: { free: { is: yes, checked: 2026-09-01 } }',
    { visit: { free: { is: true, checked: '2026-09-01' } } },
  ],
  ['visit: { dogs: true, children: false }', { visit: { dogs: 'yes', children: 'no' } }],
  [
    'visit: { dogs: { level: true, note: On a leash. } }',
    { visit: { dogs: { level: 'yes', note: 'On a leash.' } } },
  ],
  ['visit: { reserve: false }', { visit: { reserve: 'no' } }],
])('yes, no, true and false say the same everywhere: %s', (text, value) => {
  expect(read(text)).toEqual(value);
});

test('what is wrong besides is still named', () => {
  expect(read('featured: yes\nvisit: { free: perhaps }')).toEqual([
    'visit.free: is text, but must be true or false',
  ]);
});

test('a field one column further in or out is named with the group it belongs to', () => {
  expect(read('featured: yes\ntown: Hye')).toEqual([
    'town: belongs to visit; put it below visit: with two more spaces before it',
  ]);
  expect(read('visit:\n  town: Hye\n  featured: true')).toEqual([
    'visit.featured: belongs beside visit, not in it; start it in the same column as visit',
  ]);
});
