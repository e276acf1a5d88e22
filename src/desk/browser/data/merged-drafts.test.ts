import { expect, test } from 'vitest';
import type { Draft, SentDraft } from './drafts.ts';
import { merged, mineOnTop, taken } from './merged-drafts.ts';

const base = { title: 'Fair', time: '9 AM', location: 'Blanco' };
const kept = { ref: { list: 'events', key: 1 }, title: 'Fair', base };
/** Typed here, after the desk had `sent`. */
const here = (typed: object, sent?: Draft['sent']): Draft => {
  return { ...kept, value: { ...base, ...typed }, sent };
};
/** Typed on the other device. */
const there = (typed: object, revision = 2): SentDraft => {
  return { ...kept, value: { ...base, ...typed }, revision, device: 'iPad' };
};

test('what another device has sent is shown where nothing was typed since', () => {
  expect(merged(undefined, there({ time: 'noon' }))).toMatchObject({
    ...{ value: { time: 'noon' }, device: 'iPad', sent: { revision: 2 } },
  });
  const sent = { revision: 1, value: { ...base, time: '10 AM' } };
  expect(merged(here({ time: '10 AM' }, sent), there({ time: 'noon' })).value).toEqual({
    ...{ ...base, time: 'noon' },
  });
});

test('two devices type into different fields: both stay, without a question', () => {
  const sent = { revision: 1, value: { ...base, time: '10 AM' } };
  const mine = here({ time: '10 AM', location: 'Boerne' }, sent);
  const both = merged(mine, there({ time: 'noon' }));
  expect(both.value).toEqual({ title: 'Fair', time: 'noon', location: 'Boerne' });
  expect([both.other, both.sent?.revision]).toEqual([undefined, 2]);
});

test('two devices type into the same field: both are kept, and she says which', () => {
  const theirs = there({ time: 'noon', title: 'Night Fair' });
  const mine = merged(here({ time: 'dusk', location: 'Boerne' }), theirs);
  expect([mine.value?.time, mine.other?.value?.time]).toEqual(['dusk', 'noon']);
  expect(mineOnTop(mine, theirs)).toMatchObject({
    ...{ value: { title: 'Night Fair', time: 'dusk', location: 'Boerne' }, sent: { revision: 2 } },
  });
  expect(mineOnTop(mine, theirs).other).toBeUndefined();
  expect(taken(theirs).value).toEqual({ ...base, title: 'Night Fair', time: 'noon' });
});

test('a field that was emptied there stays empty, and one that was emptied here, too', () => {
  const { location: _, ...without } = base;
  const theirs = { ...there({}), value: without };
  expect(merged(here({ time: 'dusk' }), theirs).value).toEqual({ title: 'Fair', time: 'dusk' });
  const mine = { ...here({}), value: without };
  expect(merged(mine, there({ time: 'noon' })).value).toEqual({ title: 'Fair', time: 'noon' });
});

test('what the desk had before is nothing new; an older state that was brought back gets it again', () => {
  const mine = here({ time: 'dusk' }, { revision: 2, value: { ...base, time: 'noon' } });
  expect(merged(mine, there({ time: 'noon' }))).toBe(mine);
  const again = merged(mine, there({ time: '8 AM' }, 1));
  expect(again).toMatchObject({ value: { time: 'dusk' }, sent: { revision: 1 } });
});
