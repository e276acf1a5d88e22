import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CivilDay, dayText, parseDay } from '../../model/day/civil-day.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { naiveOccurrences } from '../../model/when/fixtures/naive-occurrences.ts';
import { randomDay, randomWhen } from '../../model/when/fixtures/random-when.ts';
import { readWhen } from '../../model/when/read-when.ts';
import { type CalendarEntry, calendar } from '../events/upcoming-events.ts';
import { type Stay, stayDays } from './stay.ts';
import { type WhatIsOn, whatIsOn } from './what-is-on.ts';

const day = (text: string): CivilDay => parseDay(text) ?? Number.NaN;

const stay = (arrival: string, departure: string): Stay => ({
  arrival: day(arrival),
  departure: day(departure),
});

const entry = (eventId: number, startDate: string, endDate = startDate): CalendarEntry => ({
  eventId,
  startDate,
  endDate,
});

/** The ids of what is on, by day, and of what runs for long. */
function ids({ days, long }: WhatIsOn) {
  const byDay = days.map(({ day, entries }) => [dayText(day), entries.map((one) => one.eventId)]);
  return { days: Object.fromEntries(byDay), long: long.map(({ eventId }) => eventId) };
}

/** The parts of more than a week for which the first of its run stands. */
function laterParts(first: CalendarEntry, calendar: readonly CalendarEntry[]): CalendarEntry[] {
  return calendar.filter(
    ({ eventId, firstDate, startDate, endDate }) =>
      eventId === first.eventId &&
      firstDate !== undefined &&
      firstDate === first.firstDate &&
      startDate > first.startDate &&
      day(endDate) - day(startDate) >= 7,
  );
}

describe('what is on in a stay', () => {
  test('the day of departure counts, and what spans the arrival or the departure is on', () => {
    const found = whatIsOn(stay('2026-12-31', '2027-01-02'), [
      entry(1, '2026-12-30', '2026-12-31'),
      entry(2, '2026-12-30'),
      entry(3, '2027-01-02'),
      entry(4, '2027-01-03'),
      entry(5, '2027-01-02', '2027-01-05'),
      entry(6, '2026-12-29', '2027-01-03'),
    ]);
    expect(ids(found)).toEqual({
      days: { '2026-12-31': [1, 6], '2027-01-01': [6], '2027-01-02': [3, 5, 6] },
      long: [],
    });
  });

  test('what runs for more than a week is listed once, at the end; shorter things come before longer ones', () => {
    const found = whatIsOn(stay('2027-03-19', '2027-03-20'), [
      entry(1, '2027-03-12', '2027-03-27'),
      entry(2, '2027-03-19', '2027-03-26'),
      entry(3, '2027-03-18', '2027-03-24'),
      { ...entry(4, '2027-03-20'), starts: '18:00' },
      { ...entry(5, '2027-03-20'), starts: '09:00' },
      entry(6, '2027-03-20'),
    ]);
    expect(ids(found)).toEqual({
      days: { '2027-03-19': [3], '2027-03-20': [6, 5, 4, 3] },
      long: [2, 1],
    });
  });

  test('the parts of a run with a pause are one, the first; another event’s stay', () => {
    const run = { firstDate: '2026-11-24', lastDate: '2027-01-06' };
    const found = whatIsOn(stay('2026-12-02', '2026-12-07'), [
      { ...entry(1, '2026-12-05', '2026-12-30'), ...run },
      { ...entry(1, '2026-11-24', '2026-12-03'), ...run },
      { ...entry(2, '2026-11-24', '2026-12-31'), ...run },
      entry(3, '2026-11-20', '2026-12-02'),
      entry(3, '2026-12-05', '2026-12-20'),
    ]);
    expect(found.long.map(({ eventId, startDate }) => [eventId, startDate])).toEqual([
      [1, '2026-11-24'],
      [3, '2026-11-20'],
      [3, '2026-12-05'],
      [2, '2026-11-24'],
    ]);
  });

  test('February 29, 2028 is a day', () => {
    const found = whatIsOn(stay('2028-02-28', '2028-03-01'), [entry(1, '2028-02-29')]);
    expect(ids(found).days).toEqual({ '2028-02-28': [], '2028-02-29': [1], '2028-03-01': [] });
  });

  test('what can’t be read is left out', () => {
    const found = whatIsOn(stay('2027-03-19', '2027-03-20'), [
      entry(1, 'soon'),
      entry(2, '2027-03-19', '2027-02-31'),
    ]);
    expect(ids(found)).toEqual({ days: { '2027-03-19': [], '2027-03-20': [] }, long: [] });
  });

  test('1,000 random stays among random events have on each day what a calendar on the wall has', () => {
    const events = fc.array(randomWhen, { minLength: 1, maxLength: 4 });
    const stays = fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 500 }),
        nights: fc.integer({ min: 1, max: 60 }),
      }),
      { minLength: 100, maxLength: 100 },
    );
    let looked = 0;
    let found = 0;
    fc.assert(
      fc.property(randomDay, events, stays, (today, whens, several) => {
        fc.pre(today.text < '2031-01-01');
        const scheduled = whens.map((entries, index) => ({
          id: index + 1,
          schedule: readWhen(entries.map(({ written }) => written)),
        }));
        const sent = calendar(scheduled, today.number);
        const onTheWall = whens.map((entries) =>
          naiveOccurrences(entries.map(({ naive }) => naive)),
        );
        for (const { from, nights } of several) {
          const arrival = today.number + from;
          const random = { arrival, departure: arrival + Math.min(nights, 520 - from) };
          const { days, long } = whatIsOn(random, sent);
          const runs = long.flatMap((first) => [first, ...laterParts(first, sent)]);
          const onDay = (at: CivilDay) =>
            [...(days.find(({ day }) => day === at)?.entries ?? []), ...runs]
              .filter(
                ({ startDate, endDate }) => startDate <= dayText(at) && dayText(at) <= endDate,
              )
              .map(({ eventId, startDate, endDate }) => `${eventId} ${startDate} ${endDate}`);
          expect(days.map((one) => one.day)).toEqual(stayDays(random));
          const shown: string[][] = [];
          const due: string[][] = [];
          for (const at of stayDays(random)) {
            const wanted = onTheWall.flatMap((all, index) =>
              all
                .filter(({ start, end }) => start <= at && at <= end)
                .map(({ start, end }) => `${index + 1} ${dayText(start)} ${dayText(end)}`),
            );
            shown.push(onDay(at).sort());
            due.push(wanted.sort());
            found += wanted.length;
          }
          expect(shown).toEqual(due);
          looked += 1;
        }
      }),
      cases(10),
    );
    expect(looked).toBeGreaterThanOrEqual(1_000);
    expect(found).toBeGreaterThan(100);
  });
});
