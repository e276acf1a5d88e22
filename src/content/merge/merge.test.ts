import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { type ListRow, NO_ROWS, type Row, type Rows } from '../postgres/postgres-tables.ts';
import { compareRows, describeChange } from '../publish/publish-changes.ts';
import { differingPlaces, mergeRows } from './merge.ts';
import { mergeOrder, orderSide } from './merge-order.ts';
import { placeOf } from './places.ts';

const events = (...rows: ListRow[]): Rows => ({ ...NO_ROWS, events: rows });
const event = (id: number, title = `Event ${id}`) => ({ id, title });

/** Each event's title, in their order, or the site's fields. */
const shown = ({ rows }: { rows: Rows }) => rows.events.map(({ title }) => title);

test('what only one side has added, changed or removed is taken', () => {
  const base = events(event(1), event(2), event(3));
  const merged = mergeRows({
    base,
    ours: events(event(1, 'Ours'), event(2), event(3), event(4)),
    theirs: events(event(1), event(2, 'Theirs'), event(5)),
  });
  expect(shown(merged)).toEqual(['Ours', 'Theirs', 'Event 5', 'Event 4']);
  expect([...merged.sides]).toEqual([
    [placeOf('events', 1), 'ours'],
    [placeOf('events', 2), 'theirs'],
    [placeOf('events', 3), 'theirs'],
    [placeOf('events', 4), 'ours'],
    [placeOf('events', 5), 'theirs'],
  ]);
});

test('the owner’s facts are taken field by field', () => {
  const site = (site: Row) => ({ ...NO_ROWS, site });
  const base = site({ phone: '1', email: 'a', street: 'x' });
  const merged = mergeRows({
    base,
    ours: site({ phone: '2', email: 'a', street: 'y', town: 'Hye' }),
    theirs: site({ phone: '1', email: 'b', street: 'z' }),
  });
  expect(merged.rows.site).toEqual({ phone: '2', email: 'b', street: 'y', town: 'Hye' });
  expect(merged.sides.get(placeOf('site', 'street'))).toBe('both');
});

test.for([
  ['both changed it', event(1, 'A'), event(1, 'B'), 'both'],
  ['one removed what the other changed', undefined, event(1, 'B'), 'both'],
  ['both changed it to the same', event(1, 'A'), event(1, 'A'), undefined],
  ['both removed it', undefined, undefined, undefined],
] as const)('an entry: %s', ([, ours, theirs, side]) => {
  const listed = (row: ListRow | undefined) => events(...(row ? [row] : []));
  const { sides } = mergeRows({
    base: events(event(1)),
    ours: listed(ours),
    theirs: listed(theirs),
  });
  expect(sides.get(placeOf('events', 1))).toBe(side);
});

test.for([
  ['nobody moved any', [1, 2, 3], [1, 2, 3], [1, 2, 3], undefined, [1, 2, 3]],
  ['ours did', [1, 2, 3], [3, 1, 2], [1, 2, 3, 4], 'ours', [3, 4, 1, 2]],
  ['theirs did', [1, 2, 3], [1, 5, 2, 3], [3, 2, 1], 'theirs', [3, 2, 1, 5]],
  ['both did', [1, 2, 3], [2, 1, 3], [1, 3, 2], 'both', [2, 1, 3]],
  ['both did the same', [1, 2, 3], [3, 1, 2], [3, 1, 2], undefined, [3, 1, 2]],
  [
    'both added some at the same place',
    [1, 2],
    [1, 5, 2],
    [1, 6, 7, 2],
    undefined,
    [1, 6, 7, 5, 2],
  ],
  ['some at the beginning', [1], [1], [8, 9, 1], undefined, [8, 9, 1]],
] as const)('the order of a list: %s', ([, base, ours, theirs, side, merged]) => {
  const keys = { base, ours, theirs };
  expect(orderSide(keys)).toBe(side);
  expect(mergeOrder(keys, side === 'theirs' ? 'theirs' : 'ours')).toEqual(merged);
});

test('who prefers ours for a place gets it', () => {
  const versions = {
    base: events(event(1)),
    ours: events(event(1)),
    theirs: events(event(1, 'Theirs')),
  };
  const merged = mergeRows(versions, () => 'ours');
  expect(shown(merged)).toEqual(['Event 1']);
});

test('a list that an older publish lacks counts as empty', () => {
  const { events: _, ...older } = events(event(1));
  const base = older as unknown as Rows;
  const merged = mergeRows({ base, ours: events(event(1)), theirs: events(event(1), event(2)) });
  expect(shown(merged)).toEqual(['Event 1', 'Event 2']);
});

const someRows = fc
  .uniqueArray(
    fc.record(
      { id: fc.integer({ min: 1, max: 6 }), title: fc.constantFrom('a', 'b', 'c') },
      { noNullPrototype: true },
    ),
    { selector: ({ id }) => id, maxLength: 6 },
  )
  .map((rows) => events(...rows));

test('whatever the two sides did: nothing is lost, doubled or made up', () => {
  fc.assert(
    fc.property(someRows, someRows, someRows, (base, ours, theirs) => {
      const { rows, sides } = mergeRows({ base, ours, theirs });
      const texts = (of: Rows) => new Set(of.events.map((row) => JSON.stringify(row)));
      const merged = texts(rows);
      expect(merged.size).toBe(new Set(rows.events.map(({ id }) => id)).size);
      for (const text of merged)
        expect(texts(ours).has(text) || texts(theirs).has(text)).toBe(true);
      for (const [one, other] of [
        [ours, theirs],
        [theirs, ours],
      ] as const)
        for (const text of texts(one)) {
          const { id } = JSON.parse(text) as { id: number };
          const isConflict = sides.get(placeOf('events', id)) === 'both';
          if (!texts(base).has(text) && !isConflict) expect(merged.has(text)).toBe(true);
          if (texts(other).has(text)) expect(merged.has(text)).toBe(true);
        }
    }),
    cases(500),
  );
});

test('merging with a side that has changed nothing gives the other side, in its order', () => {
  fc.assert(
    fc.property(someRows, someRows, (base, changed) => {
      expect(mergeRows({ base, ours: changed, theirs: base }).rows).toEqual(changed);
      expect(mergeRows({ base, ours: base, theirs: changed }).rows).toEqual(changed);
      const differs = compareRows(base, changed).map(describeChange).length > 0;
      expect(differingPlaces(base, changed).size > 0).toBe(differs);
    }),
    cases(500),
  );
});
