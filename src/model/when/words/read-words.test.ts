import { describe, expect, test } from 'vitest';
import { problems } from '../../../content/fixtures/when-problems.ts';
import { dayText, parseDay } from '../../day/civil-day.ts';
import { expectLinearTime } from '../../fixtures/expect-linear-time.ts';
import { occurrences } from '../occurrences.ts';
import { readWhen } from '../read-when.ts';
import { whenSchema } from '../when-schema.ts';
import { readWords } from './read-words.ts';

/** The days of 2026 to 2028 that the words name, at most four: "2026-12-05", "2026-12-05..07". */
function days(words: unknown): string[] {
  const schedule = readWhen(whenSchema.parse(words));
  return occurrences(schedule, parseDay('2026-01-01') ?? 0, parseDay('2028-12-31') ?? 0)
    .map(({ start, end }) =>
      end === start ? dayText(start) : `${dayText(start)}..${dayText(end).slice(-2)}`,
    )
    .slice(0, 4);
}

describe('what is unmistakable is accepted (decision 27): days', () => {
  test.each([
    ['December 5, 2026', ['2026-12-05']],
    ['Dec. 5, 2026', ['2026-12-05']],
    ['Sat, Dec 5, 2026', ['2026-12-05']],
    ['5 December 2026', ['2026-12-05']],
    ['the 5th of December, 2026', ['2026-12-05']],
    ['12/5/2026', ['2026-12-05']],
    ['12-05-26', ['2026-12-05']],
    ['2026-12-5', ['2026-12-05']],
    ['Dec 5-7, 2026', ['2026-12-05..07']],
    ['5–7 December 2026', ['2026-12-05..07']],
    ['Fri, Dec 4 through Sun, Dec 6, 2026', ['2026-12-04..06']],
    ['Fri-Sun, Dec 4-6, 2026', ['2026-12-04..06']],
    ['Sat and Sun, Dec 5 and 6, 2026', ['2026-12-05', '2026-12-06']],
    ['2026-12-05 to 2026-12-07', ['2026-12-05..07']],
    ['Nov 27 - Jan 1, 2027', ['2026-11-27..01']],
    ['Nov 27, 2026 to Jan 1, 2027', ['2026-11-27..01']],
    ['Dec 5 & 12, 2026', ['2026-12-05', '2026-12-12']],
    ['June 5, 12 and 19, 2026', ['2026-06-05', '2026-06-12', '2026-06-19']],
    ['Dec 5, 2026 and Jan 2, 2027', ['2026-12-05', '2027-01-02']],
    ['Dec 5-6 and 12-13, 2026', ['2026-12-05..06', '2026-12-12..13']],
    ['December 19, 26 and January 2, 2027', ['2026-12-19', '2026-12-26', '2027-01-02']],
    ['Dec 26-28 and Jan 2-3, 2027', ['2026-12-26..28', '2027-01-02..03']],
  ])('%s', (words, expected) => {
    expect(days(words)).toEqual(expected);
  });
});

describe('what is unmistakable is accepted (decision 27): rules', () => {
  test.each([
    ['2nd Saturday', ['2026-01-10', '2026-02-14', '2026-03-14', '2026-04-11']],
    ['the first Sat. of each month', ['2026-01-03', '2026-02-07', '2026-03-07', '2026-04-04']],
    ['second Saturday of December', ['2026-12-12', '2027-12-11', '2028-12-09']],
    ['Saturdays', ['2026-01-03', '2026-01-10', '2026-01-17', '2026-01-24']],
    ['first and third Saturday', ['2026-01-03', '2026-01-17', '2026-02-07', '2026-02-21']],
    ['1st & 3rd Sat in May', ['2026-05-02', '2026-05-16', '2027-05-01', '2027-05-15']],
    ['fifth Saturday', ['2026-01-31', '2026-05-30', '2026-08-29', '2026-10-31']],
    ['every Friday in July', ['2026-07-03', '2026-07-10', '2026-07-17', '2026-07-24']],
    ['Fridays and Saturdays in July', ['2026-07-03', '2026-07-04', '2026-07-10', '2026-07-11']],
    ['Saturdays, June through July 2027', ['2027-06-05', '2027-06-12', '2027-06-19', '2027-06-26']],
    [
      'weekends in October',
      ['2026-10-03..04', '2026-10-10..11', '2026-10-17..18', '2026-10-24..25'],
    ],
    ['weekdays and Saturdays in May', ['2026-05-01', '2026-05-02', '2026-05-04', '2026-05-05']],
    ['every day in May', ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04']],
    ['every July 4', ['2026-07-04', '2027-07-04', '2028-07-04']],
    ['4th of July', ['2026-07-04', '2027-07-04', '2028-07-04']],
    ['Thanksgiving', ['2026-11-26', '2027-11-25', '2028-11-23']],
    ['Thanksgiving Day 2027', ['2027-11-25']],
    ['day after Thanksgiving', ['2026-11-27', '2027-11-26', '2028-11-24']],
    ['Saturday after Thanksgiving', ['2026-11-28', '2027-11-27', '2028-11-25']],
    ['the Wednesday before Thanksgiving', ['2026-11-25', '2027-11-24', '2028-11-22']],
    ['Black Friday', ['2026-11-27', '2027-11-26', '2028-11-24']],
    ['Easter', ['2026-04-05', '2027-03-28', '2028-04-16']],
    ['Saturday before Easter', ['2026-04-04', '2027-03-27', '2028-04-15']],
    ['two days before Easter', ['2026-04-03', '2027-03-26', '2028-04-14']],
    ['Good Friday', ['2026-04-03', '2027-03-26', '2028-04-14']],
    ['Memorial Day weekend', ['2026-05-23..25', '2027-05-29..31', '2028-05-27..29']],
    ['Labor Day', ['2026-09-07', '2027-09-06', '2028-09-04']],
    ['Mother’s Day', ['2026-05-10', '2027-05-09', '2028-05-14']],
    ["New Year's Eve", ['2026-12-31', '2027-12-31', '2028-12-31']],
    ["the day after New Year's Eve 2026", ['2027-01-01']],
    ['Christmas', ['2026-12-25', '2027-12-25', '2028-12-25']],
    ['Saturday before Christmas', ['2026-12-19', '2027-12-18', '2028-12-23']],
    ['Friday before Christmas 2027', ['2027-12-24']],
    ['Saturday after Christmas', ['2026-12-26', '2028-01-01', '2028-12-30']],
    ['Saturday before New Year’s Day', ['2026-12-26', '2027-12-25', '2028-12-30']],
    ['Saturday before New Year’s Day 2027', ['2026-12-26']],
    ['Saturday after New Year’s Day 2026', ['2026-01-03']],
    ['Saturday after New Year’s Day 2027', ['2027-01-02']],
    ['every Saturday after July 4th', ['2026-07-11', '2027-07-10', '2028-07-08']],
    ['Friday nights in July 2027', ['2027-07-02', '2027-07-09', '2027-07-16', '2027-07-23']],
  ])('%s', (words, expected) => {
    expect(days(words)).toEqual(expected);
  });

  test('in a list, next to each other, and behind every: with other fields', () => {
    expect(days(['Dec 5, 2026', 'Easter'])).toEqual([
      '2026-04-05',
      '2026-12-05',
      '2027-03-28',
      '2028-04-16',
    ]);
    expect(days({ every: 'day after Thanksgiving', lasts: 2, from: '2027-01-01' })).toEqual([
      '2027-11-26..27',
      '2028-11-24..25',
    ]);
    expect(days({ every: 'Saturdays in May', in: 'May-June', until: '2026-05-09' })).toEqual([
      '2026-05-02',
      '2026-05-09',
    ]);
    expect(days({ every: 'Easter', shift: -1, until: '2026-12-31' })).toEqual(['2026-04-04']);
  });
});

describe('what may mean several things gets the words to write', () => {
  test.each<[string, string, unknown]>([
    [
      'Dec 5',
      'does not say the year; write it behind the day, or every December 5 if',
      'every December 5',
    ],
    [
      'Dec 5-7',
      'does not say the year; write it behind the day, or { every: December 5, lasts: 3 } if',
      { every: 'December 5', lasts: 3 },
    ],
    ['Saturday', 'may be one day or all of them; write every Saturday, or', 'every Saturday'],
    ['Friday in July', 'may be one day or all of them', 'every Friday in July'],
    [
      'second weekend in March',
      'may begin on a Friday or a Saturday; write { every: second Saturday in March, lasts: 2 }',
      { every: 'second Saturday in March', lasts: 2 },
    ],
    ['first day of the month', 'must be a day such as', undefined],
    ['last day of October', 'must be a day such as', undefined],
    ['first weekdays of May', 'must be a day such as', undefined],
    ['all day', 'must be a day such as', undefined],
    ['all day Saturday', 'must be a day such as', undefined],
    ['Fridays and weekends', 'must be a day such as', undefined],
    ['every other Saturday', 'comes every other week, for which there is no rule', undefined],
    ['Sun, Dec 5, 2026', 'says Sunday, but 2026-12-05 is a Saturday; correct one', undefined],
    ['Feb 30, 2026', 'is a day that the calendar does not have', undefined],
    ['Fri-Sun, Dec 4-5, 2026', 'says Sunday, but 2026-12-05 is a Saturday', undefined],
    ['Dec 7-5, 2026', 'ends on 2026-12-05, before it starts', undefined],
    ['Dec 7-5', 'must be a day such as', undefined],
    ['June 31', 'must be a day such as', undefined],
    ['Dec 7, 2026 - Dec 5, 2026', 'ends on 2026-12-05, before it starts', undefined],
    ['February 30 every year', 'must be a day such as 2026-12-05 or December 5, 2026', undefined],
    ['every February 30', 'never comes: that month does not have a day 30', undefined],
    ['fifth Saturday of February 2026', 'leaves no day on which it could start', undefined],
    ['next Saturday', 'must be a day such as', undefined],
    ['Easter weekend', 'must be a day such as', undefined],
    [
      'Thanksgiving weekend',
      'may begin on Thursday or Friday; write { every: day after Thanksgiving, lasts: 3 }',
      { every: 'day after Thanksgiving', lasts: 3 },
    ],
    ['Dec 5, 2026 Jan', 'must be a day such as', undefined],
    ['Dec 5, 2026 - Jan 2', 'must be a day such as', undefined],
    ['13/05/2026', 'must be a day such as', undefined],
  ])('%s', (words, message, means) => {
    expect(problems(`when: "${words}"`)).toEqual([expect.stringContaining(`when ${message}`)]);
    const read = readWords(words);
    expect('means' in read ? read.means : undefined).toEqual(means);
    if (means !== undefined) expect(days(means)).not.toEqual([]);
  });
});

test('reading takes no longer than the length allows', async () => {
  for (const unit of ['1', ' ', ', ', 'a ', 'first and ', 'day after ', 'Dec 5, 2026 ', ' 2026'])
    await expectLinearTime((length) => readWords(unit.repeat(length / unit.length)));
  await expectLinearTime((length) => readWords(`first${' '.repeat(length)}Saturday`));
});
