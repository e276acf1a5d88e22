import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { exportedBy } from '../fixtures/exported-by.ts';
import { wordSet } from './word-set.ts';

const moduleOf = (words: Record<string, unknown>) => [...wordSet({ home: words }).modules.values()];

describe('a set of words as modules', () => {
  test('each page has one, at an address that names the set and the page', async () => {
    const words = { home: { title: 'Hello' }, austin: { title: 'Howdy' } };
    const { hash, modules } = wordSet(words);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect([...modules.keys()]).toEqual([`/words/${hash}/austin.js`, `/words/${hash}/home.js`]);
    const [austin, home] = [...modules.values()];
    expect([await exportedBy(home ?? ''), await exportedBy(austin ?? '')]).toEqual([
      words.home,
      words.austin,
    ]);
  });

  test('equal words have equal names, in whatever order the pages come; any edit has another', () => {
    const [home, events] = [{ title: 'Hello' }, { title: 'Events' }];
    const { hash } = wordSet({ home, events });
    expect(wordSet({ events: { ...events }, home: { ...home } }).hash).toBe(hash);
    expect(wordSet({ home, events: { title: 'Event' } }).hash).not.toBe(hash);
    expect(wordSet({ home: events, events: home }).hash).not.toBe(hash);
    expect(wordSet({ home }).hash).not.toBe(hash);
  });

  test.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    "'); alert(1); ('",
    "\\'); alert(1); //",
    '\\',
    '\\u0027',
    '"quoted" and ’curly’',
    'two\u2028lines\u2029more',
    'tab\tand\nline',
    '\0\u007f',
    '`$' + '{alert(1)}`',
    '🤠👩‍👩‍👧 é',
    '\ud800 half a character',
    '__proto__',
  ])('%j comes through as it is, and is nothing but text', async (text) => {
    const words = { [text]: text, list: [text, { text }] };
    const [module = ''] = moduleOf(words);
    expect(await exportedBy(module)).toEqual(words);
    expect(module).toMatch(/^export default JSON\.parse\('[^\n\r\u2028\u2029<>&]*'\);\n$/);
  });

  test('any words come through, and the text in the module ends only where it should', async () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc
        .array(fc.constantFrom("'", '\\', '"', '\u2028', '</', '\n', 'u0027', ')', ';', '\ud800'))
        .map((pieces) => pieces.join('')),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(text, fc.oneof(text, fc.jsonValue())), async (words) => {
        const [module = ''] = moduleOf(words);
        const literal = /^export default JSON\.parse\('((?:[^'\\\n\r]|\\['\\])*)'\);\n$/.exec(
          module,
        );
        expect(literal).not.toBeNull();
        const json = literal?.[1]?.replace(/\\(['\\])/g, '$1') ?? '';
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(words)));
      }),
      cases(150),
    );
  });
});
