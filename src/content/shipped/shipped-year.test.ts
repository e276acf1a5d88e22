import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { HOME_EVENTS } from '../../features/events/home-events.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { readContentFolder } from '../files/content-folder.ts';

const DAYS = 366;

test('through a year, day by day, "Upcoming Events" always has four, none of them over, and at least 12 different ones in all', async () => {
  const { content } = await readContentFolder('content');
  if (!content) throw new Error('The shipped content has faults.');
  const seen = new Set<string>();
  for (let day = SAMPLE_DAY; day < SAMPLE_DAY + DAYS; day += 1) {
    const shown = contentOn(content, day)
      .events.filter(({ featured }) => featured)
      .slice(0, HOME_EVENTS);
    const today = dayText(day);
    expect([today, shown.length]).toEqual([today, HOME_EVENTS]);
    for (const { title, endDate = '' } of shown) {
      expect(endDate >= today, `${title} on ${today}`).toBe(true);
      seen.add(title);
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(12);
});

test('at least 26 events, each with rules for its days, eight or more between Thanksgiving and New Year', async () => {
  const { content } = await readContentFolder('content');
  const events = content?.events ?? [];
  expect(events.length).toBeGreaterThanOrEqual(26);
  expect(events.filter(({ when }) => when === undefined)).toEqual([]);
  const holidays = content ? contentOn(content, SAMPLE_DAY).events : [];
  const between = holidays.filter(
    ({ startDate = '', endDate = '' }) => startDate <= '2026-12-31' && endDate >= '2026-11-26',
  );
  expect(between.length).toBeGreaterThanOrEqual(8);
});
