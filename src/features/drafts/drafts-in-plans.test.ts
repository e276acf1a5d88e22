import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendar } from '../../model/calendar/write-calendar.ts';
import { dayOf, dayText } from '../../model/day/civil-day.ts';
import { timeInWords } from '../../model/visit/open-in-words.ts';
import { planDays } from '../saving/plan.ts';
import { remindersCalendar } from '../saving/save-reminders.ts';
import { bookings } from './bookings.ts';
import type { DraftPlace } from './draft-place.ts';
import { shippedPlaces } from './fixtures/wishes.ts';
import { planWithDraft } from './plan-of-draft.ts';
import { onToday, openUntil } from './stay/open-now.ts';
import { rainyPlan } from './stay/rainy-plan.ts';
import type { Draft, DraftDay } from './wish.ts';
import { wishOf } from './wish-of-stay.ts';

const TODAY = dayOf(2026, 11, 26);
const SATURDAY = dayOf(2026, 12, 5);
const CHRISTMAS = dayOf(2026, 12, 25);
const places = await shippedPlaces(TODAY);

const SUN = { rise: 7 * 60 + 15, set: 17 * 60 + 32 };

function place(key: string): DraftPlace {
  const found = places.find((one) => one.key === key);
  if (!found) throw new Error(`The content has no ${key} for drafts.`);
  return found;
}

function dayWith(day: number, ...keys: string[]): DraftDay {
  const stops = keys.map((key, at) => ({
    place: place(key),
    from: 600 + 120 * at,
    to: 660 + 120 * at,
    road: 10,
  }));
  return { day, stops, swap: [], driving: 60, isShort: false, hasAnother: false };
}

const keysOf = (plan: Parameters<typeof planDays>[0]) =>
  planDays(plan).map(({ day, items }) => [day, ...items.map(({ key }) => key)]);

test('the draft goes into the plan on its days, after what is there; what was saved already moves', () => {
  const before = [
    { key: 'a1', day: dayText(SATURDAY), order: 0, changes: 1 },
    { key: 'a34', order: 0, changes: 1, note: 'With Oma' },
  ];
  const plan = planWithDraft(before, [dayWith(SATURDAY, 'a37', 'a34')]);
  expect(keysOf(plan)).toEqual([['2026-12-05', 'a1', 'a37', 'a34']]);
  expect(plan.find(({ key }) => key === 'a34')?.note).toBe('With Oma');
});

test('what is required is booked first, by the day before, and each has a reminder on that day', () => {
  const days = [dayWith(SATURDAY, 'a38', 'a9')];
  const draft: Draft = { days, cost: undefined };
  const found = bookings(draft, TODAY);
  expect(found.map(({ place, by, isRequired }) => [place.key, dayText(by), isRequired])).toEqual([
    ['a9', '2026-12-04', true],
    ['a38', '2026-12-04', false],
  ]);
  const about = {
    name: 'Book',
    title: 'Book: {title}',
    siteUrl: 'https://a.example',
    today: TODAY,
  };
  const now = 1_800_000_000_000;
  const entries = new ICAL.Component(
    ICAL.parse(writeCalendar(remindersCalendar(found, about, now))),
  );
  expect(
    entries
      .getAllSubcomponents('vevent')
      .map((entry) => [
        entry.getFirstPropertyValue('summary'),
        String(entry.getFirstPropertyValue('dtstart')),
        entry.getFirstPropertyValue('sequence'),
      ]),
  ).toEqual([
    ['Book: Walk down to Hamilton Pool', '2026-12-04', now / 1000],
    ['Book: Taste what Texas heat does to whiskey', '2026-12-04', now / 1000],
  ]);
});

test('when it rains, what is outdoors is for sometime, and what is indoors comes in, from now on', () => {
  const wish = {
    ...wishOf({ arrival: SATURDAY - 1, departure: SATURDAY + 1 }, '16:00'),
    sky: 'rain' as const,
    now: 600,
  };
  const before = [
    { key: 'a28', day: dayText(SATURDAY), order: 0, changes: 1 },
    { key: 'a29', day: dayText(SATURDAY - 1), order: 0, changes: 1 },
  ];
  const plan = rainyPlan(before, places, wish, SATURDAY)?.(before) ?? [];
  const today = planDays(plan).find(({ day }) => day === dayText(SATURDAY))?.items ?? [];
  expect(today.length).toBeGreaterThan(0);
  expect(today.map(({ key }) => place(key).indoors)).toEqual(today.map(() => true));
  expect(keysOf(plan)).toContainEqual([undefined, 'a28']);
  expect(keysOf(plan)).toContainEqual(['2026-12-04', 'a29']);
  const lateNight = { ...wish, now: 22 * 60 };
  expect(rainyPlan(before, places, lateNight, SATURDAY)).toBeUndefined();
  const tenthDay = { ...wish, arrival: SATURDAY - 9 };
  const later = rainyPlan(before, places, tenthDay, SATURDAY)?.(before) ?? [];
  expect(
    later.filter(({ key, day }) => place(key).indoors && day === dayText(SATURDAY)),
  ).not.toEqual([]);
});

test('open now is what is known to be, until it closes; what is closed, old or unknown isn’t', () => {
  const at = (key: string, day: number, now: number) => openUntil(place(key), day, now, SUN);
  const park = { ...place('a32'), category: 'Outdoor' };
  expect(at('a34', SATURDAY, 12 * 60)).toBe(16 * 60);
  expect(at('a34', SATURDAY, 16 * 60)).toBeUndefined();
  expect(at('a37', SATURDAY + 1, 12 * 60)).toBeUndefined();
  expect(openUntil(park, SATURDAY, 12 * 60, SUN)).toBe(SUN.set);
  expect(openUntil(park, CHRISTMAS, 12 * 60, SUN)).toBe(SUN.set);
  expect(openUntil(place('a32'), SATURDAY, 12 * 60, SUN)).toBeUndefined();
  expect(openUntil({ ...park, months: ['May-June'] }, SATURDAY, 12 * 60, SUN)).toBeUndefined();
  expect(at('a34', CHRISTMAS, 12 * 60)).toBeUndefined();
  const named = { ...place('a34'), open: '10:00-17:00; Dec 31-Jan 1 12:00-16:00' };
  expect(openUntil(named, dayOf(2027, 1, 1), 13 * 60, SUN)).toBe(16 * 60);
  expect(at('a27', SATURDAY, 12 * 60)).toBeUndefined();
  expect(at('a23', SATURDAY, 12 * 60)).toBeUndefined();
});

test('what closes after midnight is open until then, and after midnight, too', () => {
  const bar = { ...place('a34'), open: 'Fr-Sa 17:00-02:00; Mo 10:00-00:00' };
  const until = (day: number, hour: number) => openUntil(bar, day, hour * 60, SUN);
  expect(until(SATURDAY, 23)).toBe(26 * 60);
  expect(until(SATURDAY + 1, 1)).toBe(2 * 60);
  expect(until(SATURDAY + 1, 3)).toBeUndefined();
  expect(until(SATURDAY + 2, 20)).toBe(24 * 60);
  expect([24 * 60, 26 * 60, 'sunset' as const].map(timeInWords)).toEqual([
    'midnight',
    '2 AM',
    'sunset',
  ]);
});

test('what is on today and not called off comes in order: what began last is first', () => {
  const iso = dayText(SATURDAY);
  const short = { startDate: iso, endDate: iso };
  const long = { startDate: '2026-11-01', endDate: dayText(SATURDAY + 1) };
  const off = { ...short, status: 'canceled' as const };
  expect(onToday([long, off, short], SATURDAY)).toEqual([short, long]);
  const putOff = { ...short, status: 'postponed' as const, toBeAnnounced: true as const };
  const moved = { ...short, status: 'moved' as const };
  expect(onToday([putOff, moved], SATURDAY)).toEqual([moved]);
  expect(onToday([long, off, short], SATURDAY + 1)).toEqual([long]);
});
