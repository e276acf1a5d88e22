import { describe, expect, test } from 'vitest';
import { dayOf, dayText } from '../../model/day/civil-day.ts';
import { SAMPLE_DAY, sampleEvent } from '../../model/fixtures/samples.ts';
import type { EventEntry } from './event.ts';
import { calendar, overEvents, scheduledEvents, upcomingEvents } from './upcoming-events.ts';

const listed = (id: number, fields: Partial<Omit<EventEntry, 'visit'>>) => {
  const { date: _, visit: __, ...event }: EventEntry = sampleEvent(id);
  return { ...event, featured: false, ...fields };
};

const on = (entries: ReturnType<typeof listed>[], day = SAMPLE_DAY) =>
  upcomingEvents(entries, scheduledEvents(entries, SAMPLE_DAY), day);

const ids = (entries: ReturnType<typeof listed>[], day = SAMPLE_DAY) =>
  on(entries, day).map(({ id }) => id);

describe('events come by their next days (decision 27)', () => {
  test('those that are on come first, soonest to end first, then the next to begin', () => {
    const entries = [
      listed(1, { when: '2026-12-05' }),
      listed(2, { when: { from: '2026-11-01', to: '2027-01-01' } }),
      listed(3, { when: '2026-11-22' }),
      listed(4, { when: { every: 'last Friday' } }),
      listed(5, { when: { from: '2026-11-20', to: '2026-11-24' } }),
    ];
    expect(ids(entries)).toEqual([3, 5, 2, 4, 1]);
  });

  test('days that are only known as text come last, in the owner’s order', () => {
    const entries = [
      listed(1, { date: 'May' }),
      listed(2, { date: 'Jan 3' }),
      listed(3, { when: '2027-08-01' }),
    ];
    expect(ids(entries)).toEqual([3, 1, 2]);
  });

  test('the last day of an event is still part of it; from the next day on it is left out', () => {
    const entries = [listed(1, { when: { from: '2026-11-20', to: '2026-11-22' } })];
    expect(ids(entries)).toEqual([1]);
    expect(ids(entries, SAMPLE_DAY + 1)).toEqual([]);
  });

  test('of days with a pause, the next ones are sent, and what they are a part of', () => {
    const entries = [
      listed(1, {
        when: [
          { from: '2026-11-24', to: '2026-12-03' },
          { from: '2026-12-05', to: '2026-12-30' },
        ],
      }),
    ];
    const run = {
      ...{ firstDate: '2026-11-24', lastDate: '2026-12-30' },
      statusNote: 'Not on Dec 4',
    };
    const days = { startDate: '2026-11-24', endDate: '2026-12-03', ...run };
    expect(on(entries)).toEqual([expect.objectContaining({ date: 'Nov 24', ...days })]);
    expect(on(entries)[0]).not.toHaveProperty('status');
    expect(calendar(scheduledEvents(entries, SAMPLE_DAY), SAMPLE_DAY)).toEqual([
      { eventId: 1, ...days },
      { eventId: 1, startDate: '2026-12-05', endDate: '2026-12-30', ...run },
    ]);
  });

  test('date, startDate, endDate and usual are those of the next days; when stays with the owner', () => {
    const [yearly] = on([
      listed(1, {
        when: { every: 'last Monday', in: 'May', shift: -4, lasts: 18, usual: true },
      }),
    ]);
    expect(yearly).toEqual({
      ...listed(1, {}),
      date: 'May 27',
      startDate: '2027-05-27',
      endDate: '2027-06-13',
      usual: true,
    });
    const [market] = on([listed(1, { when: { every: 'first Saturday' }, date: 'Mar 7' })]);
    expect(market).toEqual({
      ...listed(1, {}),
      date: 'Dec 5',
      startDate: '2026-12-05',
      endDate: '2026-12-05',
    });
  });

  test('startDate and endDate without when count as one announced span, and the date stays as it is', () => {
    const dates = { date: '15 Dec', startDate: '2026-12-15', endDate: '2026-12-16' };
    const entries = [listed(1, dates)];
    expect(on(entries)).toEqual([listed(1, dates)]);
    expect(ids(entries, dayOf(2026, 12, 16))).toEqual([1]);
    expect(ids(entries, dayOf(2026, 12, 17))).toEqual([]);
    expect(ids([listed(1, { ...dates, endDate: undefined })], dayOf(2026, 12, 16))).toEqual([]);
  });

  test('a startDate that no calendar has keeps the event among those known as text', () => {
    expect(ids([listed(1, { date: 'May 1', startDate: '9999-01-01' })])).toEqual([1]);
  });
});

describe('the calendar: every occurrence of the next 18 months', () => {
  test('by start, with the hours and whether they are the usual days', () => {
    const entries = [
      listed(1, { when: { every: 'July 4', usual: true } }),
      listed(2, { when: { day: '2026-12-05', starts: '10:00', ends: '16:00' } }),
      listed(3, { date: 'May 1' }),
    ];
    expect(calendar(scheduledEvents(entries, SAMPLE_DAY), SAMPLE_DAY)).toEqual([
      {
        eventId: 2,
        startDate: '2026-12-05',
        endDate: '2026-12-05',
        starts: '10:00',
        ends: '16:00',
      },
      { eventId: 1, startDate: '2027-07-04', endDate: '2027-07-04', usual: true },
    ]);
  });

  test('what is on today is in it, what ended yesterday or begins after 18 months is not', () => {
    const entries = [
      listed(1, { when: { from: '2026-11-01', to: '2026-11-22' } }),
      listed(2, { when: '2026-11-21' }),
      listed(3, { when: '2028-05-22' }),
      listed(4, { when: '2028-05-23' }),
    ];
    const found = calendar(scheduledEvents(entries, SAMPLE_DAY), SAMPLE_DAY);
    expect(found.map(({ eventId }) => eventId)).toEqual([1, 3]);
    expect(found[1]?.startDate).toBe(dayText(dayOf(2028, 5, 22)));
  });
});

describe('events that are over for good (decision 32)', () => {
  const over = (entries: ReturnType<typeof listed>[], day = SAMPLE_DAY) =>
    overEvents(entries, scheduledEvents(entries, SAMPLE_DAY), day);

  test('have their last days, in the owner’s order; whoever comes again or has only text is not over', () => {
    const entries = [
      listed(1, { when: ['2026-10-01', { from: '2026-11-13', to: '2026-11-15', usual: true }] }),
      listed(2, { when: { every: 'first Saturday' } }),
      listed(3, { date: 'May 3' }),
      listed(4, { when: '2025-01-02' }),
    ];
    expect(over(entries)).toEqual([
      {
        ...listed(1, {}),
        date: 'Nov 13-15',
        startDate: '2026-11-13',
        endDate: '2026-11-15',
        usual: true,
      },
      { ...listed(4, {}), date: 'Jan 2', startDate: '2025-01-02', endDate: '2025-01-02' },
    ]);
  });

  test('from the day after the last one', () => {
    const entries = [listed(1, { when: '2026-11-22' })];
    expect(over(entries)).toEqual([]);
    expect(over(entries, SAMPLE_DAY + 1).map(({ id }) => id)).toEqual([1]);
  });

  test('what was over before 2000 has no days; startDate without when stays as written', () => {
    const entries = [
      listed(1, { when: '1999-12-31' }),
      listed(2, { date: 'May 3', startDate: '2026-05-03' }),
    ];
    expect(over(entries)).toEqual([
      { ...listed(1, {}), date: '' },
      { ...listed(2, {}), date: 'May 3', startDate: '2026-05-03' },
    ]);
  });
});
