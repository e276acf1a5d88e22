import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { eventDateBox, impossibleDay, isAmbiguousEventDate } from './event-date.ts';

describe('the month is the word that names one, the day is the number, whichever comes first (decision 5)', () => {
  test.each([
    ['Mar 15', 'Mar', '15'],
    ['Mar 15: 18:00', 'Mar', '15'],
    ['15 March', 'March', '15'],
    ['March 15-17', 'March', '15-17'],
    ['15th of May', 'May', '15'],
    ['15 May', 'May', '15'],
    ['May 15-17', 'May', '15-17'],
    ['May 15 - 17', 'May', '15-17'],
    ['May 15–17', 'May', '15-17'],
    ['15th-17th May', 'May', '15-17'],
    ['May 1st', 'May', '1'],
    ['  May   15 ', 'May', '15'],
    ['Sept. 5', 'Sept', '5'],
    ['March 15, 2026', 'March', '15'],
    ['2026 March 15', 'March', '15'],
    ['Saturday, Oct 3', 'Oct', '3'],
    ['MAY 15', 'MAY', '15'],
    ['March 28 - April 2', 'March', '28'],
    ['Mar 30-Apr 2', 'Mar', '30'],
    ['Nov 27-Jan 1', 'Nov', '27'],
    ['30 March-2 April', 'March', '30'],
    ['3 March - 5 April', 'March', '3'],
    ['Sat 28 Mar–Sun 5 Apr', 'Mar', '28'],
    ['Mar-Apr 2', 'Mar', ''],
    ['Mar 15 - Mar 17', 'Mar', '15-17'],
    ['15. March', 'March', '15'],
    ['15.March', 'March', '15'],
    ['Mar 15.', 'Mar', '15'],
    ['Mar. 15', 'Mar', '15'],
    ['15.-17. March', 'March', '15-17'],
    ['Mar 15/16', 'Mar', '15/16'],
    ['15-Mar', 'Mar', '15'],
    ['15/Mar', 'Mar', '15'],
    ['Mar-15', 'Mar', '15'],
    ['Mar 17-15', 'Mar', '17'],
    ['10.30 Mar 5', 'Mar', '5'],
    ['6 pm Mar 15', 'Mar', '15'],
    ['6:30-8 p.m., Mar 15', 'Mar', '15'],
    ['Mar 15 & 16', 'Mar', '15/16'],
    ['Mar 15 and 16', 'Mar', '15/16'],
    ['Mar 15, 16', 'Mar', '15/16'],
    ['Mar 15+16', 'Mar', '15/16'],
    ['March 15 to 17', 'March', '15-17'],
    ['March 15 through 17', 'March', '15-17'],
    ['March 15 thru March 17', 'March', '15-17'],
  ])('%j is %s and %s', (date, month, day) => {
    expect(eventDateBox(date)).toEqual({ month, day });
    expect(isAmbiguousEventDate(date)).toBe(false);
  });

  test('a month alone has an empty day, never "undefined"', () => {
    expect(eventDateBox('May')).toEqual({ month: 'May', day: '' });
    expect(eventDateBox('early May')).toEqual({ month: 'May', day: '' });
  });

  test('a year is not a day', () => {
    expect(eventDateBox('May 2026')).toEqual({ month: 'May', day: '' });
  });

  test.each([
    ['Mar 0', 'Mar', '', '0'],
    ['Mar 32', 'Mar', '', '32'],
    ['Feb 30', 'Feb', '', '30'],
    ['31 April', 'April', '', '31'],
    ['Feb 27-30', 'Feb', '27', '30'],
  ])('a day that its month does not have is left out: %j', (date, month, day, impossible) => {
    expect(eventDateBox(date)).toEqual({ month, day });
    expect(impossibleDay(date)).toBe(impossible);
  });

  test.each(['Feb 29', 'Mar 31', 'Mar 30-Apr 2', 'May', 'May 2026', 'soon'])(
    '%j has no impossible day',
    (date) => {
      expect(impossibleDay(date)).toBeUndefined();
    },
  );
});

describe('if no word names a month, position decides, and the check rejects the date', () => {
  test.each([
    ['05 06', '05', '06'],
    ['Ma 15', 'Ma', '15'],
    ['soon', 'soon', ''],
    ['', '', ''],
    ['Mayor 15', 'Mayor', '15'],
    ['marching 15', 'marching', '15'],
  ])('%j', (date, month, day) => {
    expect(eventDateBox(date)).toEqual({ month, day });
    expect(isAmbiguousEventDate(date)).toBe(true);
  });
});

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const month = fc
  .tuple(fc.constantFrom(...MONTHS), fc.integer({ min: 3, max: 9 }))
  .map(([name, length]) => name.slice(0, length));
const day = fc.integer({ min: 1, max: 28 }).map(String);

test('"day month" and "month day" are the same day (10,000 cases)', () => {
  fc.assert(
    fc.property(month, day, (word, number) => {
      const boxes = [eventDateBox(`${word} ${number}`), eventDateBox(`${number} ${word}`)];
      return boxes.every((box) => box.month === word && box.day === number);
    }),
    cases(10_000),
  );
});

test('for any text: both parts are text of the date itself, never "undefined" (500 cases)', () => {
  const anyDate = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc
      .array(
        fc.oneof(
          month,
          day,
          fc.constantFrom('-', '–', '/', '.', 'th', ' ', ',', 'of', '0', '2026', '\u00A0'),
        ),
        {
          maxLength: 12,
        },
      )
      .chain((words) => fc.constantFrom('', ' ').map((gap) => words.join(gap))),
  );
  fc.assert(
    fc.property(anyDate, (date) => {
      const box = eventDateBox(date);
      const isDay = /^(?:\d{1,2}(?:[-/]\d{1,2})?)?$/u.test(box.day);
      return (
        date.includes(box.month) && !/\s/u.test(box.month) && (isDay || isAmbiguousEventDate(date))
      );
    }),
    cases(500),
  );
});

const otherMonth = fc.constantFrom('Jan', 'February', 'Aug', 'Dec');
const gap = fc.constantFrom('-', ' - ', '–', ' – ', '/', ' to ', ', ');

test('of two months, the first one and its day are shown, whichever way they are written (10,000 cases)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Mar', 'June', 'October'),
      day,
      gap,
      otherMonth,
      day,
      (word, number, dash, other, last) =>
        [
          `${word} ${number}${dash}${other} ${last}`,
          `${number} ${word}${dash}${last} ${other}`,
        ].every((date) => {
          const box = eventDateBox(date);
          return box.month === word && box.day === number;
        }),
    ),
    cases(10_000),
  );
});

test('a date with a word that names a month is never rejected, whatever is around it (10,000 cases)', () => {
  const anyText = fc.string({ unit: anyCharacter });
  fc.assert(
    fc.property(anyText, month, fc.constantFrom('', '.'), anyText, (before, word, dot, after) => {
      return !isAmbiguousEventDate(`${before} ${word}${dot} ${after}`);
    }),
    cases(10_000),
  );
});

test.each([
  '1 ',
  '1-',
  '- ',
  '1 - ',
  'May ',
  '15th-',
  ' ',
  ',',
  '1st',
  '.',
  '1.',
  '/',
  'May',
  'Apr ',
])('time grows linearly with the length, up to 1 MB of %j', async (unit) => {
  await expectLinearTime((length) => eventDateBox(`May ${unit.repeat(length / unit.length)}`));
});
