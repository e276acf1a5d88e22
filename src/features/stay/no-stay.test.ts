// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { texts } from '../../server/fixtures/element-texts.ts';
import { dayTexts, message, stayAt } from '../fixtures/stay-at.ts';

const UNREADABLE = 'This address doesn’t hold two dates that we can read. Choose them here.';

describe('no stay', () => {
  test.each([
    ['', ''],
    ['2027-03-19/', 'And the day you leave?'],
    ['/2027-03-19', 'And the day you arrive?'],
    ['2027-03-19/2027-03-19', 'The day you leave has to come after the day you arrive.'],
    ['2027-03-19/2027-03-18', 'The day you leave has to come after the day you arrive.'],
    ['2026-11-18/2026-11-21', 'These days are over. Choose new ones.'],
    [
      '2027-03-01/2027-05-01',
      'That’s more than 60 nights. Call (512) 555-0142, and we’ll work it out.',
    ],
    ['q=swim', UNREADABLE],
  ])('“%s”: says “%s”, shows the year instead, and asks for nothing', expectYear);

  test('a million letters: the same', () => expectYear('x'.repeat(1_000_000), UNREADABLE));

  test('the year begins with this month; a season has its own sign, or that of its kind', async () => {
    await stayAt('');
    const months = [...document.querySelectorAll('.stay-year section')].map((month) =>
      texts(month.querySelectorAll('h3, li:not(noscript li)')),
    );
    for (const [month, ...seasons] of months)
      expect([month, seasons.length > 2]).toEqual([month, true]);
    expect(months[0]?.[0]).toBe('November');
    const seasonsOf = (name: string) => months.find(([month]) => month === name);
    expect(seasonsOf('December')).toEqual(
      expect.arrayContaining(['🎄 Holiday lights', '🎣 Trout in the Guadalupe']),
    );
    expect(seasonsOf('April')).toEqual(
      expect.arrayContaining(['🌼 Bluebonnets', '⚠️ Storms and high water']),
    );
  });

  test('60 nights are looked up', async () => {
    await stayAt('2027-03-01/2027-04-30');
    expect(dayTexts()).toHaveLength(61);
  });
});

async function expectYear(dates: string, said: string): Promise<void> {
  const { calls } = await stayAt(dates);
  expect(message()).toBe(said);
  expect(document.querySelectorAll('.stay-year h3')).toHaveLength(12);
  expect(document.querySelector('.stay-days')).toBeNull();
  expect(document.querySelector('.stay-booking')?.textContent).toMatch(/^See dates and prices /);
  expect(calls).toEqual([]);
}
