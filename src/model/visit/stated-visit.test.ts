import { describe, expect, test } from 'vitest';
import { parseDay } from '../day/civil-day.ts';
import { statedVisit } from './stated-visit.ts';
import type { Visit } from './visit.ts';
import type { WrittenVisit } from './written-visit.ts';

const on = (visit: WrittenVisit, day = '2026-11-22') => statedVisit(visit, parseDay(day) ?? 0);

const AS_OF = 'As of 2025; check before you go.';

describe('a fact past its age is not stated as fresh (decision 48)', () => {
  test('what is fresh is stated as it was written', () => {
    const visit = { price: '$8', dogs: 'yes', closed: ['Mon'], verified: '2026-09-19' } as const;
    expect(on({ ...visit, closed: ['Mon'] })).toEqual(visit);
  });

  test.each<[string, WrittenVisit, Visit]>([
    ['a price', { price: '$12' }, { price: '$12 in 2025; check before you go' }],
    [
      'a price that names its year',
      { price: '$12 (2024)' },
      { price: '$12 (2024); check before you go' },
    ],
    [
      'what is free',
      { free: true },
      { price: 'Free in 2025; check before you go', asOf: { free: AS_OF } },
    ],
    [
      'what is free, but for',
      { free: true, price: 'parking $5' },
      { price: 'Free · parking $5 in 2025; check before you go', asOf: { free: AS_OF } },
    ],
    [
      'hours and days, as one',
      { hours: 'Noon-4 PM; gate at 11', closed: ['Mon', 'Tue'] },
      { hours: 'In 2025: Noon-4 PM; gate at 11. Closed Mon, Tue. Check before you go.' },
    ],
    [
      'a rule',
      { dogs: { level: 'limited', note: 'On a leash.' }, reserve: 'required' },
      {
        dogs: { level: 'limited', note: 'On a leash.' },
        reserve: 'required',
        asOf: { dogs: AS_OF, reserve: AS_OF },
      },
    ],
    ['what isn’t free, which stays so', { free: false }, { free: false }],
    ['a closure, which is left out', { closure: 'The bridge is out.' }, {}],
  ])('%s', (_, written, stated) => {
    const origin = { verified: '2025-06-01' };
    expect(on({ ...written, ...origin })).toEqual({ ...stated, ...origin, isUnchecked: true });
  });

  test.each<[keyof WrittenVisit, string, string]>([
    ['price', '2026-06-01', '2026-06-02'],
    ['hours', '2026-06-01', '2026-06-02'],
    ['dogs', '2026-06-01', '2026-06-02'],
    ['closure', '2025-09-01', '2025-09-02'],
    ['stepFree', '2027-06-01', '2027-06-02'],
    ['telephone', '2027-06-01', '2027-06-02'],
  ])('%s, checked on June 1, 2025, is fresh on %s and old on %s', (fact, fresh, old) => {
    const visit = {
      [fact]: fact === 'dogs' || fact === 'stepFree' ? 'yes' : '1',
      verified: '2025-06-01',
    };
    expect(on(visit, fresh)).toEqual(visit);
    expect(on(visit, old)).not.toEqual(visit);
  });

  test('without a day nobody knows how old it is: check before you go (decision 29)', () => {
    expect(on({ price: '$8', hours: 'Noon' })).toEqual({
      price: '$8; check before you go',
      hours: 'Noon. Check before you go.',
      isUnchecked: true,
    });
  });
});

describe('a fact may have its own source and day', () => {
  test('each is as old as its own; the day of the oldest stands for all', () => {
    const source = 'https://example.com/price';
    const visit: WrittenVisit = {
      price: { is: '$8', source, checked: '2025-12-01' },
      stepFree: { level: 'yes', note: 'Ramp.', checked: '2026-11-01' },
      hours: 'Noon',
      verified: '2026-10-01',
      source: 'https://example.com/',
    };
    const facts = { price: '$8', stepFree: { level: 'yes', note: 'Ramp.' }, hours: 'Noon' };
    expect(on(visit)).toEqual({ ...facts, verified: '2025-12-01', source });
    expect(on(visit, '2026-12-02').price).toBe('$8 in 2025; check before you go');
  });

  test('one without a day takes that from nobody else, so there is no day for all', () => {
    const stated = on({ price: { is: '$8', checked: '2026-11-01' }, hours: 'Noon' });
    expect(stated).toEqual({ price: '$8', hours: 'Noon. Check before you go.', isUnchecked: true });
  });
});

test('a fact with a source of its own isn’t of the day of the other source', () => {
  const visit: WrittenVisit = {
    dogs: { level: 'yes', source: 'https://dogs.example/' },
    hours: 'Noon',
    verified: '2026-11-01',
    source: 'https://park.example/',
  };
  expect(on(visit)).toMatchObject({ hours: 'Noon', asOf: { dogs: 'Check before you go.' } });
});

test('that nobody knows since when it’s free makes no price old', () => {
  const free = { is: true, source: 'https://example.com/' };
  expect(on({ free, price: 'Parking $5', verified: '2026-11-01' }).price).toBe(
    'Free; check before you go · Parking $5',
  );
});

test('what isn’t free isn’t said to be, with or without a source of its own', () => {
  const source = 'https://museum.example.com';
  const free = { is: false, source, checked: '2023-07-24' };
  expect(on({ free })).toMatchObject({ free: false });
  expect(on({ free }).asOf).toBeUndefined();
});

test('nobody sees a day older than three years: ask before you go', () => {
  const visit: WrittenVisit = { price: '$8', hours: 'Noon', verified: '2023-11-22' };
  expect(on(visit, '2026-11-22')).toMatchObject({ verified: '2023-11-22', isUnchecked: true });
  expect(on(visit, '2026-11-23')).toEqual({
    price: '$8 in 2023; ask before you go',
    hours: 'In 2023: Noon. Ask before you go.',
    isUnchecked: true,
    isUnsaid: true,
  });
});

test('hours by weekday are said in words, with what else the owner says of them', () => {
  const visit: WrittenVisit = {
    open: { is: 'Tu-Th 10:00-16:00; Dec 25 off', checked: '2026-11-01' },
    hours: { is: 'Last tour at 3', checked: '2026-11-01' },
  };
  expect(on(visit).hours).toBe('Tuesday-Thursday 10 AM-4 PM; December 25 closed. Last tour at 3');
});
