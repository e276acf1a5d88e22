import { expect, test } from 'vitest';
import { dayText } from '../../model/day/civil-day.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { calendarEnd } from '../events/calendar-span.ts';
import { placeIndex } from '../places/place-index.server.ts';
import { planKey } from '../saving/plan-key.ts';
import { warningsOf } from './checks/about-row.ts';
import { planFacts } from './plan-facts.server.ts';

/** With six days of each event the answer was 74 kilobytes, with all days it is 77. */
const MOST_BYTES = 85_000;

test('an event is said to be on other days on none of its days in all 18 months', async () => {
  const content = await shippedContent();
  const facts = new Map(planFacts(content).map((fact) => [fact.key, fact]));
  const denied = [...placeIndex(content).schedules].flatMap(([id, schedule]) =>
    occurrences(schedule, content.day, calendarEnd(content.day))
      .map(({ start }) => ({ id, day: dayText(start) }))
      .filter(({ day }) =>
        warningsOf(planKey('e', id), day, facts).some(({ kind }) => kind === 'other-day'),
      ),
  );
  expect(denied).toEqual([]);
});

test('a place is said to be closed on a day on which it was closed when its hours were last checked', async () => {
  const { facts, warned } = await warnedOn('2027-04-13');
  expect(warned('Give half a day to the Pacific War')).toEqual(['closed']);
  expect(warned('Walk past dinosaurs in Bandera')).toEqual(['closed']);
  expect(warned('Stand under the dome in Austin')).toEqual([]);
  expect((await warnedOn('2027-04-27')).warned('See the Sauer-Beckmann farm at work')).toEqual([
    'shut',
  ]);
  const museum = facts.find(({ key }) => key === planKey('a', 55));
  expect(museum?.hours).toContain('In 2024: ');
  expect(museum?.isOld).toBe(true);
});

test('a parade at night on a lit street isn’t said to need a light', async () => {
  const facts = planFacts(await shippedContent());
  const titled = (title: string) => facts.find((fact) => fact.title === title)?.unlit;
  expect(titled('Light the Night Christmas Parade')).toBeUndefined();
  expect(titled('Texas Water Safari')).toBe(true);
});

test('the facts of all that can be saved stay a small answer', async () => {
  const { length } = Buffer.from(JSON.stringify(planFacts(await shippedContent())));
  expect(length).toBeLessThan(MOST_BYTES);
});

/** What speaks against the thing with a title on an ISO date, by the shipped content. */
async function warnedOn(day: string) {
  const facts = planFacts(await shippedContent());
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const warned = (title: string) =>
    facts
      .filter((fact) => fact.title === title)
      .flatMap(({ key }) => warningsOf(key, day, byKey).map(({ kind }) => kind));
  return { facts, warned };
}
