import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { contentTables } from '../../app/content-tables.ts';
import { readContentFolder } from '../../content/reading/content-folder.ts';
import { HOME_EVENTS } from '../../features/events/home-events.ts';
import { type CivilDay, dayOf, dayParts, dayText } from '../../model/day/civil-day.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import type { Visit } from '../../model/visit/visit.ts';
import type { WrittenVisit } from '../../model/visit/written-visit.ts';
import { factContradictions } from './fact-contradictions.ts';

const DAYS = 366;

/** As decision 48 has them, written once more. */
const MONTHS: readonly (readonly [fact: keyof WrittenVisit & keyof Visit, months: number])[] = [
  ['price', 12],
  ['free', 12],
  ['hours', 12],
  ['closed', 12],
  ['reserve', 12],
  ['dogs', 12],
  ['closure', 3],
  ['months', 24],
  ['children', 24],
  ['stepFree', 24],
  ['telephone', 24],
];

const { content, entries } = await readContentFolder('content', contentTables);
if (!content) throw new Error('The shipped content has faults.');

/** Each day of a year, with what the site says on it. */
const year = Array.from({ length: DAYS }, (_, after) => SAMPLE_DAY + after).map(
  (day) => [day, contentOn(content, day)] as const,
);

test('through a year, day by day, no fact past its age is stated as fresh, and no day of a check older than three years', () => {
  const written = new Map(
    [...content.activities, ...content.events, ...content.posts].map(({ title, visit }) => [
      title,
      visit,
    ]),
  );
  let [old, fresh] = [0, 0];
  const wrong: string[] = [];
  for (const [day, { activities, events, over, posts }] of year) {
    for (const { title, visit } of [...activities, ...events, ...over, ...posts]) {
      const facts = written.get(title);
      if (!facts || !visit) continue;
      if ((visit.verified ?? '9') < monthsBefore(day, 36))
        wrong.push(`${dayText(day)} ${title}: checked on ${visit.verified}`);
      for (const [name, months] of MONTHS) {
        if (facts[name] === undefined) continue;
        const isOld = checkedOf(facts, name) < monthsBefore(day, months);
        if (isOld) old += 1;
        else fresh += 1;
        if (isFresh(visit, name) !== (!isOld && facts[name] !== false))
          wrong.push(`${dayText(day)} ${title}: ${name}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(old, fresh)).toBeGreaterThan(DAYS);
});

test('through a year, day by day, no days are stated as announced that were announced more than nine months before, and the first four events have a source', () => {
  const entryOf = new Map(content.events.map((event) => [event.id, event]));
  const wrong: string[] = [];
  for (const [day, { events, scheduled }] of year) {
    for (const { id, schedule } of scheduled)
      for (const days of schedule) {
        const checked = entryOf.get(id)?.visit?.verified;
        const months = 'every' in days ? 24 : 9;
        if (!days.usual && checked !== undefined && checked < monthsBefore(day, months))
          wrong.push(`${dayText(day)} ${id}: checked on ${checked}`);
      }
    const first = events.filter(({ featured }) => featured).slice(0, HOME_EVENTS);
    for (const { title, visit } of first)
      if (!visit?.source) wrong.push(`${dayText(day)} ${title}: without a source`);
  }
  expect(wrong).toEqual([]);
});

test('through a year, day by day, no words of an entry contradict its facts or their age', () => {
  for (const [day] of year)
    expect([dayText(day), factContradictions(entries, day)]).toEqual([dayText(day), []]);
});

function checkedOf(facts: WrittenVisit, name: keyof WrittenVisit): string {
  const fact = facts[name];
  const own = typeof fact === 'object' && 'checked' in fact ? fact.checked : undefined;
  const hasOwnSource = typeof fact === 'object' && 'source' in fact;
  return own ?? (hasOwnSource ? '' : facts.verified) ?? '';
}

/** True if nothing tells the visitor to check or call. */
function isFresh(visit: Visit, name: keyof Visit): boolean {
  if (name === 'free') return visit.free === true;
  if (name === 'closed') return visit.closed !== undefined;
  const said = visit[name];
  const isSaid = said !== undefined && !(typeof said === 'string' && /before you go/.test(said));
  return isSaid && visit.asOf?.[name] === undefined;
}

function monthsBefore(day: CivilDay, months: number): string {
  const { year, month, day: dayOfMonth } = dayParts(day);
  return dayText(dayOf(year, month - months, dayOfMonth));
}
