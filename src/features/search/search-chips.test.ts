import { expect, test } from 'vitest';
import { chipsOf } from './SearchChips.tsx';
import { SearchEngine } from './search-engine.ts';
import { readState } from './search-state.ts';

const engine = new SearchEngine(
  [
    { kind: 'event', path: '/free', title: 'Market', text: '', words: '', traits: ['free'] },
    { kind: 'event', path: '/paid', title: 'Market', text: '', words: '', lacks: ['free'] },
    { kind: 'event', path: '/silent', title: 'Market', text: '', words: '' },
    { kind: 'event', path: '/says', title: 'Market', text: 'Free.', words: '' },
  ],
  [],
);
const pathsOf = (found: ReturnType<typeof engine.ask>['found']) =>
  found.map(({ document }) => document.path).sort();

test('a wish leaves out what is known not to fit, and tells apart what nobody said', () => {
  const { found, unknown, isUnknownBest } = engine.ask('free market');
  expect(pathsOf(found)).toEqual(['/free', '/says']);
  expect(pathsOf(unknown)).toEqual(['/silent']);
  expect(isUnknownBest).toBe(false);
});

test('each wish and choice is a chip, and without it the question has fewer words, Spanish too', () => {
  const state = readState('#q=mercado+gratis+con+perros&month=5&with=indoors');
  const chips = chipsOf(state, engine.ask(state.question).wishes);
  expect(chips).toEqual([
    { key: '8', name: 'Free', trait: 'free', without: { question: 'mercado con perros' } },
    { key: '19', name: 'With a dog', trait: 'dogs', without: { question: 'mercado gratis con' } },
    { key: 'month', name: 'May', without: { month: undefined } },
    { key: 'indoors', name: 'Indoors', without: { traits: [] } },
  ]);
});

test('nothing found: words that are spelled somewhat like it', () => {
  expect(engine.ask('mxarxkqet').found).toEqual([]);
  expect(engine.similarWords('mxarxkqet')).toEqual(['market']);
});
