import { expect, test } from 'vitest';
import { editEntries } from './edit-file.ts';

const LINES = ['- id: 1', '  title: Fair', '- id: 2', '  title: Market', ''];
const edited = (text: string) => editEntries(text, 1, { id: 1, title: 'Supper' });

test.each([
  ['\n', '\r\n'],
  ['\r\n', '\n'],
])('of mixed line ends, those of most lines are kept: %j, and once %j', (most, once) => {
  expect(edited(LINES.join(most).replace(most, once))).toBe(
    LINES.join(most).replace('Fair', 'Supper'),
  );
});
