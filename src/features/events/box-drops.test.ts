import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { boxDropsAny, eventDateBox, isAmbiguousEventDate } from './event-date.ts';
import { eventDateProblem } from './event-date-problem.ts';

test.each([
  ['Mar 15', false],
  ['15th of March', false],
  ['March 15 to 17', false],
  ['Mar 15 & 16', false],
  ['Mar 15 - Mar 17', false],
  ['6 pm Mar 15', true],
  ['Saturday, Oct 3', true],
  ['March 15, 2026', true],
  ['Mar 30-Apr 2', true],
  ['Feb 30', true],
  ['early May', true],
])('date in words: the box of %s drops something: %s', (date, drops) => {
  expect(boxDropsAny(date)).toBe(drops);
});

test('date in words: no number or word is lost without a word (10,000 cases)', () => {
  const token = fc.constantFrom(
    ...'Mar March 15 16th 1st 31 2026 Sat Saturday, second last every April to - & / , of in pm 6 noon'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(token, { minLength: 1, maxLength: 6 }), (tokens) => {
      const date = tokens.join(' ');
      if (isAmbiguousEventDate(date) || eventDateProblem(date) !== undefined) return true;
      const { month, day } = eventDateBox(date);
      const shown = `${month} ${day}`.toLowerCase().split(/[ /-]/u);
      const isLost = tokens
        .map((word) => word.toLowerCase().replace(/,$|(?<=\d)(?:st|th)$/gu, ''))
        .some((word) => word.length > 1 && !['of', 'to'].includes(word) && !shown.includes(word));
      return !isLost || boxDropsAny(date);
    }),
    cases(10_000),
  );
});
