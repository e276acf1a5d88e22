import { expect, test } from 'vitest';
import { dayOf } from '../../model/day/civil-day.ts';
import { NO_CHOICE } from './choice.ts';
import type { SearchDocument } from './search-document.ts';
import { SearchEngine } from './search-engine.ts';
import { countsFor, shownAnswer } from './shown-answer.ts';

const documents = Array.from({ length: 100 }, (_, number): SearchDocument => {
  const kind = number < 90 ? 'post' : 'event';
  const body = [{ heading: 'At the river', at: 'at-the-river', text: `Otters of pool ${number}.` }];
  return { kind, path: `/${number}`, title: `Market ${number}`, text: 'Stalls.', words: '', body };
});
const engine = new SearchEngine(documents, []);
const ask = (question: string, kind?: SearchDocument['kind']) =>
  shownAnswer(engine, { ...NO_CHOICE, question, kind }, 0, 'open');

test('the best three stand above, then five of each kind, with how many there are', () => {
  const { best, groups } = ask('market');
  expect(best).toHaveLength(3);
  expect(groups.map(({ of, total, found }) => [of, total, found.length])).toEqual([
    ['post', 90, 5],
    ['event', 10, 5],
  ]);
  const above = new Set(best.map(({ path }) => path));
  expect(groups.flatMap(({ found }) => found).filter(({ path }) => above.has(path))).toEqual([]);
});

test('the best come before all else', () => {
  const state = { ...NO_CHOICE, question: 'market' };
  const { best, groups } = shownAnswer(engine, state, 0, 'first');
  expect(best).toHaveLength(3);
  expect(groups.map(({ total, found }) => [total, found.length])).toEqual([
    [90, 0],
    [10, 0],
  ]);
});

test('who wants one kind sees sixty of it', () => {
  const [group] = ask('market', 'post').groups;
  expect([group?.total, group?.below, group?.found.length]).toEqual([90, 90, 60]);
});

test('a result says where its words stand and leads there; nothing else of its page is sent', () => {
  const [result] = ask('otters pool 7').groups.flatMap(({ found }) => found);
  expect(result?.href).toBe('/7#at-the-river');
  expect(result?.says.map(({ text }) => text).join('')).toBe('At the river: Otters of pool 7.');
  expect(result?.says.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toContain(
    'Otters',
  );
  expect(result).not.toHaveProperty('body');
});

test('counts are of all that is found', () => {
  const { kinds } = countsFor(engine, { ...NO_CHOICE, question: 'market' }, 0);
  expect([kinds.get('post'), kinds.get('event'), kinds.get('town')]).toEqual([90, 10, 0]);
});

test('an event with pauses says its whole run, or the days that are asked for', () => {
  const lights: SearchDocument = {
    ...{ kind: 'event', path: '/events/lights', title: 'Lights', text: '', words: '' },
    ...{ startDate: '2026-11-24', endDate: '2026-12-03' },
    ...{ firstDate: '2026-11-24', lastDate: '2026-12-30' },
    days: ['2026-11-24/2026-12-03', '2026-12-05/2026-12-30'],
  };
  const shown = (question: string) => {
    const state = { ...NO_CHOICE, question };
    const { groups } = shownAnswer(
      new SearchEngine([lights], []),
      state,
      dayOf(2026, 11, 30),
      'all',
    );
    return groups.flatMap(({ found }) =>
      found.map(({ startDate, endDate, lastDate }) => [startDate, endDate, lastDate]),
    );
  };
  expect(shown('lights')).toEqual([['2026-11-24', '2026-12-03', '2026-12-30']]);
  expect(shown('lights december 5')).toEqual([['2026-12-05', '2026-12-30', undefined]]);
  expect(shown('lights december 1')).toEqual([['2026-11-24', '2026-12-03', undefined]]);
});

test('what is in a town, without words: the town, things to do, posts whose title begins with it, events', () => {
  const place = { path: '/', words: '', text: '' };
  const inTown: SearchDocument[] = [
    { ...place, kind: 'event', title: 'Market', town: 'Hye' },
    { ...place, kind: 'post', title: 'Whiskey', text: 'Of towns such as Hye.' },
    { ...place, kind: 'post', title: 'Hye in a day' },
    { ...place, kind: 'post', title: 'Hyenas' },
    { ...place, kind: 'activity', title: 'Post office', town: 'Hye' },
    { ...place, kind: 'town', title: 'Hye', town: 'Hye' },
  ];
  const state = { ...NO_CHOICE, question: '', town: 'Hye' };
  const { groups } = shownAnswer(new SearchEngine(inTown, []), state, 0, 'open');
  expect(groups.flatMap(({ found }) => found.map(({ title }) => title))).toEqual([
    'Hye',
    'Post office',
    'Hye in a day',
    'Whiskey',
    'Market',
  ]);
  const { towns } = countsFor(new SearchEngine(inTown, []), state, 0);
  expect(towns.get('Hye')).toBe(5);
});

test('what is as somebody chose, without words: the next events first; with children, what pours wine last', () => {
  const place = { path: '/', text: '', traits: ['children' as const] };
  const documents: SearchDocument[] = [
    { ...place, kind: 'activity', title: 'Distillery', words: 'Wine & Spirits Hye' },
    { ...place, kind: 'activity', title: 'Dinosaurs', words: 'Culture Bandera' },
    { ...place, kind: 'event', title: 'Someday', words: '' },
    { ...place, kind: 'event', title: 'Fall', words: '', startDate: '2027-10-01' },
    { ...place, kind: 'event', title: 'On now', words: '', startDate: '2026-11-24' },
  ];
  const titlesOf = (traits: readonly 'children'[]) =>
    shownAnswer(new SearchEngine(documents, []), { question: '', traits }, 0, 'open').groups.map(
      ({ found }) => found.map(({ title }) => title),
    );
  const events = ['On now', 'Fall', 'Someday'];
  expect(titlesOf(['children'])).toEqual([['Dinosaurs', 'Distillery'], events]);
  const [things] = shownAnswer(
    new SearchEngine(documents, []),
    { question: '', traits: [], kind: 'activity' },
    0,
    'open',
  ).groups;
  expect(things?.found.map(({ title }) => title)).toEqual(['Distillery', 'Dinosaurs']);
});
