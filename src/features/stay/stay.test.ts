import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, dayText, FIRST_DAY, LAST_DAY } from '../../model/day/civil-day.ts';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { checkStay, readStay, stayDays, stayNights, writeStay } from './stay.ts';

describe('the dates in the fragment (decision 35)', () => {
  test.each([
    ['#2027-03-19/2027-03-22', '2027-03-19', '2027-03-22'],
    ['2027-03-19/2027-03-22', '2027-03-19', '2027-03-22'],
    ['#2027-03-19/', '2027-03-19', ''],
    ['#/2027-03-22', '', '2027-03-22'],
    ['#2028-02-28/2028-02-29', '2028-02-28', '2028-02-29'],
    ['', '', ''],
    ['#', '', ''],
  ])('%j is read', (fragment, arrival, departure) => {
    expect(readStay(fragment)).toEqual({ arrival, departure });
  });

  test.each([
    '#2027-03-19%2F2027-03-22',
    '#2027%2D03%2D19%2f2027%2D03%2D22',
    '#2027-03-19/2027-03-22.',
    '#2027-03-19/2027-03-22)',
    '#2027-03-19%2F2027-03-22%29.',
    '#2027-03-19/2027-03-22”',
    '#2027-03-19/2027-03-22%20',
    '#2027-03-19/2027-03-22\n',
    '#2027-03-19/2027-03-22&utm_source=x',
    '#2027-03-19/2027-03-22&amp;utm_source=x&fbclid=a/b',
    `#2027-03-19/2027-03-22&utm_source=${'x'.repeat(500)}`,
  ])('fragment changed on the way: %j is read', (fragment) => {
    expect(readStay(fragment)).toEqual({ arrival: '2027-03-19', departure: '2027-03-22' });
  });

  test.each([
    '#main',
    '#2027-03-19',
    '#2027-03-19/2027-03-22/',
    '#2027-03-19/2027-03-22#',
    '#2027-3-19/2027-3-22',
    '#2027-02-29/2027-03-02',
    '#2027-03-19/2027-03-32',
    '#0000-00-00/9999-99-99',
    '#1066-10-14/1066-10-15',
    '#２０２７-03-19/2027-03-22',
    '#2027-03-19/2027-03-22x',
    '#<script>alert(1)</script>',
    '#%E0%A4%A',
    '#\ud800/\u0000',
  ])('%j is refused, not guessed at', (fragment) => {
    expect(readStay(fragment)).toBeUndefined();
    expect(checkStay(readStay(fragment))).toBe('link');
  });

  test('any text is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), (text) => {
        expect(['undefined', 'object']).toContain(typeof readStay(text));
      }),
    );
  });

  test.each(['1', '#', '/', '-', '2027-03-19/', '\ud800'])(
    '1 MB of %j takes no longer than its length asks for',
    async (piece) => {
      await expectLinearTime((length) => {
        expect(readStay(`#${piece.repeat(length / piece.length)}`)).toBeUndefined();
      });
    },
  );

  test('what is written is read again as it was', () => {
    const day = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map(dayText);
    fc.assert(
      fc.property(
        fc.option(day, { nil: '' }),
        fc.option(day, { nil: '' }),
        (arrival, departure) => {
          expect(readStay(writeStay({ arrival, departure }))).toEqual({ arrival, departure });
        },
      ),
    );
  });

  test('a year that is still being typed is no date yet', () => {
    expect(writeStay({ arrival: '0002-03-19', departure: '2027-03-22' })).toBe('#/2027-03-22');
    expect(checkStay({ arrival: '0002-03-19', departure: '2027-03-22' })).toBe('incomplete');
  });
});

describe('what makes a stay', () => {
  const check = (arrival: string, departure: string) => checkStay({ arrival, departure });

  test('departure before arrival, or on the same day, is no stay', () => {
    expect(check('2027-03-22', '2027-03-19')).toBe('order');
    expect(check('2027-03-19', '2027-03-19')).toBe('order');
  });

  test('60 nights are the most', () => {
    expect(check('2027-03-01', '2027-04-30')).toEqual({
      arrival: dayOf(2027, 3, 1),
      departure: dayOf(2027, 4, 30),
    });
    expect(check('2027-03-01', '2027-05-01')).toBe('long');
    expect(check('1900-01-01', '2199-12-31')).toBe('long');
  });

  test('nothing, or one date, is not wrong', () => {
    expect([check('', ''), check('2027-03-19', ''), check('', '2027-03-19')]).toEqual([
      'nothing',
      'incomplete',
      'incomplete',
    ]);
  });

  test('February 29, 2028 and New Year are days like others; the day of departure has no night', () => {
    const leap = { arrival: dayOf(2028, 2, 28), departure: dayOf(2028, 3, 1) };
    expect(stayDays(leap).map(dayText)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    const newYear = { arrival: dayOf(2026, 12, 31), departure: dayOf(2027, 1, 1) };
    expect(stayDays(newYear).map(dayText)).toEqual(['2026-12-31', '2027-01-01']);
    expect(stayNights(newYear).map(dayText)).toEqual(['2026-12-31']);
  });
});
