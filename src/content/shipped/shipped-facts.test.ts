import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { dayOf, dayText } from '../../model/day/civil-day.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import { readContentFolder } from '../files/content-folder.ts';

const { content } = await readContentFolder('content');
if (!content) throw new Error('The shipped content has faults.');
const { scheduled } = contentOn(content, SAMPLE_DAY);

/** The first and last days of an event within these years, as "2027-06-04 2027-06-06". */
function daysOf(title: string, from: number, to = from): string[] {
  const id = content?.events.find((event) => event.title === title)?.id;
  const found = scheduled.find((event) => event.id === id);
  if (!found) throw new Error(`No event is called ${title}.`);
  return occurrences(found.schedule, dayOf(from, 1, 1), dayOf(to, 12, 31)).map(
    ({ start, end }) => `${dayText(start)} ${dayText(end)}`,
  );
}

describe('days as the organizers give them', () => {
  test.for([
    ['Blanco Lavender Festival', 2027, '2027-06-04 2027-06-06'],
    ['Burnet Bluebonnet Festival', 2027, '2027-04-09 2027-04-11'],
    ['Kerrville Folk Festival', 2027, '2027-05-27 2027-06-13'],
    ['Rodeo Austin', 2027, '2027-03-12 2027-03-27'],
  ] as const)('%s in %i: %s', ([title, year, days]) => expect(daysOf(title, year)).toEqual([days]));

  test('the Walkway of Lights opens on the Friday before Thanksgiving', () => {
    const opens = daysOf('Walkway of Lights', 2024, 2030).map((days) => days.slice(0, 10));
    expect(opens.filter((day) => day > '2024')).toEqual([
      ...['2024-11-22', '2025-11-21', '2026-11-20', '2027-11-19'],
      ...['2028-11-17', '2029-11-16', '2030-11-22'],
    ]);
  });

  test('no countdown on Marktplatz on the night of the parade, nor on New Year’s Eve', () => {
    const parades = daysOf('Light the Night Christmas Parade', 2026, 2028);
    const dark = [...parades, '2026-12-31', '2027-12-31', '2028-12-31'].map((days) =>
      days.slice(0, 10),
    );
    const nights = daysOf('Christmas Nights of Lights', 2026, 2028);
    const lit = (day: string) =>
      nights.some((days) => days.slice(0, 10) <= day && days.slice(11) >= day);
    expect(parades).toHaveLength(3);
    expect(dark.filter(lit)).toEqual([]);
    expect(['2026-12-05', '2027-12-30', '2028-12-02'].every(lit)).toBe(true);
  });

  test('Austin City Limits is in October even if the 1st is a Saturday', () => {
    expect(daysOf('Austin City Limits Music Festival', 2033)).toEqual([
      '2033-10-07 2033-10-09',
      '2033-10-14 2033-10-16',
    ]);
  });

  test('February has 29 days in a leap year, and the butterflies keep clear of Easter Eve', () => {
    expect(daysOf('Wine Lovers Celebration', 2028)).toEqual(['2028-02-01 2028-02-29']);
    expect(daysOf('Butterfly Festival', 2028)).toEqual([]);
  });
});

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(yaml|md)$/.test(name))
  .map((name) => ({ name, text: readFileSync(`content/${name}`, 'utf8') }));

test('each road has one name; only addresses keep what their owners write', () => {
  const names = new Map<string, Set<string>>();
  for (const { text } of files) {
    const words = text.replaceAll(/^ *address: .*$/gm, '');
    for (const [name, number = ''] of words.matchAll(
      /\b(?:Ranch Roads?|RM|RR|FM|SH|TX|Highway|US) (\d{1,4})\b/g,
    ))
      names.set(number, (names.get(number) ?? new Set()).add(name));
  }
  const several = [...names.values()].filter(({ size }) => size > 1).map((each) => [...each]);
  expect(several).toEqual([]);
});

test('visitors read typographic apostrophes and quotes', () => {
  const straight = files.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => !/^\s*#/.test(line))
      .map((line) => line.replace(/ {2}#.*$/, '').replaceAll(/https?:\S+/g, ''))
      .filter((line) => /[a-z]'[a-z]|[a-z] "[a-z]/i.test(line.replace(/: "/g, ': ')))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(straight).toEqual([]);
});
