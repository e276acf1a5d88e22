import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editEntries } from './edit-file.ts';

test.each([
  '[]',
  '[]\n',
  '# None yet\n[ ]\n\n',
  '[]\n# Add events below.\n',
  '[] # none yet\n',
  '[\n]\n',
])('the first entry of an empty list is there, whatever its signs: %j', (empty) => {
  const row = { id: 1, title: 'One', price: "$$, $&, $` and $'" };
  const text = editEntries(empty, 1, row);
  expect(parse(text)).toEqual([row]);
  expect(text.match(/#.*/g)).toEqual(empty.match(/#.*/g));
});

test.each(['- id: 1\n', '# Ours\n- id: 1\n', '  - id: 1\n    title: a\n', '[{id: 1}]\n'])(
  'the only entry of a list goes, whatever its form: %j',
  (text) => expect(parse(editEntries(text, 1, undefined))).toEqual([]),
);
