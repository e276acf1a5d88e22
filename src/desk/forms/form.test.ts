import { expect, test } from 'vitest';
import { type Field, wordedChanges } from './form.ts';

test('a change in a group of a group says where it is', () => {
  const group = (name: string, label: string, ...fields: Field[]): Field => {
    return { name, label, fields, control: 'group', isOptional: true };
  };
  const hours: Field = { name: 'hours', label: 'Hours', control: 'hours', isOptional: true };
  const form = [group('visit', 'For a visit', group('pool', 'The pool', hours))];
  const row = (text: string) => ({ visit: { pool: { hours: text } } });
  expect(wordedChanges(form, row('9 to 5'), row('9 to 6'))).toEqual([
    { label: 'For a visit: The pool: Hours', before: '9 to 5', after: '9 to 6' },
  ]);
});
