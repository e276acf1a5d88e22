import { describe, expect, test } from 'vitest';
import { markedText } from './marked-text.ts';
import type { SearchDocument } from './search-document.ts';
import { SearchEngine } from './search-engine.ts';

/** The paths found among entries with these titles; the path of an entry is its title. */
async function find(question: string, titles: readonly string[]): Promise<string[]> {
  const documents = titles.map(
    (title): SearchDocument => ({ kind: 'activity', path: title, title, text: '', words: '' }),
  );
  const engine = new SearchEngine(documents, [
    ['dance', 'two-step', 'honky-tonk'],
    ['wheelchair', 'step-free'],
    ['stars', 'stargazing'],
  ]);
  return engine.ask(question).found.map(({ document }) => document.path);
}

const OTHERS = ['Free coffee', 'Two rivers', 'A step inside', 'Road 12', 'Tour in March'];

describe('however it is written', () => {
  test.each<[kind: string, question: string, title: string]>([
    ['short possessive without its apostrophe', 'joes', 'Joe’s Ice House'],
    ['short possessive with its apostrophe', "joe's", 'Joe’s Ice House'],
    ['possessive without its apostrophes', 'obriens', 'Käse at O’Brien’s'],
    ['the name inside a possessive', 'brien', 'Käse at O’Brien’s'],
    ['symbol as a border', '50+ wineries', 'Zorro 50+ Wineries Tour'],
    ['symbol as a border', 'cantina', 'Tex~Mex|Cantina'],
    ['ß', 'grosse', 'Große Gasse'],
    ['ß in the question', 'große', 'Grosse Gasse'],
    ['ł', 'lodz', 'Łódź café'],
    ['ø', 'smorrebrod', 'Smørrebrød'],
    ['œ', 'coeur', 'Sacré Cœur'],
    ['road together', 'I35', 'Old I-35 Diner'],
    ['road by another name', 'IH 35', 'Old I-35 Diner'],
    ['road spelled out', 'interstate 35', 'Old I-35 Diner'],
    ['road apart', 'rr 1', 'Swim at RR1 Crossing'],
    ['ranch road', 'rr 965', '16710 Ranch Road 965'],
    ['ranch to market', 'rm 965', '16710 Ranch Road 965'],
    ['farm to market', 'farm-to-market 965', '16710 Ranch Road 965'],
    ['highway', 'hwy 290', 'Wine on U.S. 290'],
    ['highway together', 'us290', 'Wine on Highway 290'],
    ['number of a road', '965', '16710 Ranch Road 965'],
    ['letters with periods', 'vfd', 'V.F.D. Fish Fry'],
    ['letters without periods', 'v.f.d.', 'VFD Fish Fry'],
    ['words written as one', 'foodtruck', 'A food truck'],
    ['words written as one', 'swimminghole', 'The swimming hole'],
    ['compound written as one', 'wifi', 'Porch with Wi-Fi'],
    ['a word written as two', 'star gazing', 'Stargazing'],
    ['plural in -ies', 'brewery', 'Breweries'],
    ['plural in -ies', 'breweries', 'The brewery'],
    ['plural in -es', 'church', 'Painted churches'],
    ['synonym of two words', 'step-free', 'Wheelchair path'],
    ['synonym of two words, apart', 'honky tonk', 'Dance at night'],
    ['synonym of two words, as one', 'honkytonk', 'Dance at night'],
    ['synonym of two words the other way', 'wheelchair', 'A step-free path'],
  ])('%s: %s finds “%s”', async (_, question, title) => {
    expect((await find(question, [...OTHERS, title]))[0]).toBe(title);
  });

  test.each([
    ['wheelchair', []],
    ['step-free', []],
    ['dance', []],
    ['honky tonk', []],
  ])('a synonym of two words does not leak its parts: %s', async (question, paths) => {
    expect(await find(question, OTHERS)).toEqual(paths);
  });
});

test('a phrase is marked as a whole only, a road by each of its names', () => {
  const marked = (text: string, words: string[]) =>
    markedText(text, words)
      .filter(({ isMarked }) => isMarked)
      .map(({ text }) => text);
  expect(marked('Free, but one step; step-free', ['step free'])).toEqual(['step', 'free']);
  expect(marked('On Ranch Road 965', ['rr965'])).toEqual(['Ranch Road 965']);
});
