import { expect, test } from 'vitest';
import { passageFor } from './passage-for.ts';
import type { SearchDocument } from './search-document.ts';

const document: SearchDocument = {
  kind: 'post',
  path: '/blog/1',
  title: 'Barbecue',
  text: 'By the pound.',
  words: '',
  body: [
    { text: 'Come early.' },
    {
      heading: 'The lines',
      at: 'on-the-lines',
      text: `${'Wait and see. '.repeat(30)}A pit glows. ${'Eat. '.repeat(60)}`,
    },
  ],
};

test('a result says where the words stand if its title and text do not have them', () => {
  expect(passageFor(document, [['barbecue']])).toBeUndefined();
  expect(passageFor(document, [['early']])).toEqual({ shown: 'Come early.', at: undefined });
  expect(passageFor(document, [['line']])?.shown).toMatch(/^The lines: Wait and see\./);
  const { shown = '', at } = passageFor(document, [['pit']]) ?? {};
  expect(at).toBe('on-the-lines');
  expect(shown).toMatch(/^The lines: … .*A pit glows\..* …$/);
  expect(shown.length).toBeLessThan(200);
  expect(passageFor(document, [['xylophone']])).toBeUndefined();
});

test('a result says where the words stand that its title does not have', () => {
  expect(passageFor(document, [['barbecue'], ['early']])?.shown).toBe('Come early.');
  expect(passageFor(document, [['barbecue', 'early']])).toBeUndefined();
  expect(passageFor({ ...document, town: 'Early' }, [['early']])).toBeUndefined();
  expect(passageFor(document, [['early'], ['pit'], ['line']])?.at).toBe('on-the-lines');
});

test('of a passage without its text, a result says the heading and the words that matched', () => {
  const body = [
    { text: '', words: 'early breakfast' },
    { heading: 'The lines', text: '', words: 'wait pit brisket' },
  ];
  const told = { ...document, body };
  expect(passageFor(told, [['pit'], ['brisket']])?.shown).toBe('The lines: … pit … brisket …');
  expect(passageFor(told, [['early']])?.shown).toBe('… early …');
  expect(passageFor(told, [['line']])?.shown).toBe('The lines');
});
