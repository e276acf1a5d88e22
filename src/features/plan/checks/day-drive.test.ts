import { describe, expect, test } from 'vitest';
import { durationInWords } from '../../../model/roads/roads-in-words.ts';
import type { PlanFacts } from '../plan-facts.ts';
import { dayDrive } from './day-drive.ts';

function drive(...stops: (Partial<PlanFacts> | undefined)[]) {
  const day = '2027-03-19';
  const items = stops.map((_, order) => ({ key: `a${order + 1}`, day, order, changes: 0 }));
  const facts = new Map(
    stops.flatMap((stop, at) =>
      stop ? [[`a${at + 1}`, { title: 'Stop', path: '/', ...stop }] as const] : [],
    ),
  );
  return dayDrive({ day, items }, facts);
}

describe('a day on the road', () => {
  test('the first stop is from the cabins, the next from the one before, in either direction; the sum has the way back', () => {
    const { legs, total, isPartly } = drive({ town: 'Johnson City' }, { town: 'Dripping Springs' });
    expect(legs.get('a1')).toMatchObject({ minutes: [50, 60], from: 'Wimberley' });
    expect(legs.get('a2')).toMatchObject({ minutes: [30, 30], from: 'Johnson City' });
    expect(total).toEqual([50 + 30 + 25, 60 + 30 + 30]);
    expect(isPartly).toBe(false);
  });

  test('the owner’s own minutes count before those of the town', () => {
    expect(drive({ town: 'Blanco', roadMinutes: 45 }).total).toEqual([90, 90]);
  });

  test('a road that nobody states isn’t reckoned: straight miles, and the sum is of the others', () => {
    const { legs, total, isPartly } = drive(
      { town: 'Kyle', position: { latitude: 30, longitude: -98 } },
      { town: 'Leakey', position: { latitude: 31, longitude: -98 } },
    );
    expect(legs.get('a2')).toEqual({ minutes: undefined, miles: 69, from: 'Kyle' });
    expect(total).toEqual([30 + 150, 30 + 180]);
    expect(isPartly).toBe(true);
  });

  test('within a town it’s no drive; what nobody can place is passed over; nothing is nothing', () => {
    const { legs, total } = drive({ town: 'Llano' }, {}, undefined, { town: 'Llano' });
    expect([...legs.keys()]).toEqual(['a1', 'a4']);
    expect(legs.get('a4')?.minutes).toEqual([0, 0]);
    expect(total).toEqual([240, 240]);
    expect(drive().total).toEqual([0, 0]);
  });

  test.each([
    [[25, 25], '25 min'],
    [[25, 30], '25 to 30 min'],
    [[60, 60], '1 h'],
    [[90, 105], '1 h 30 min to 1 h 45 min'],
    [[50, 60], '50 min to 1 h'],
  ] as const)('%j is “%s”', (minutes, words) => {
    expect(durationInWords(minutes)).toBe(words);
  });
});
