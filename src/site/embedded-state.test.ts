import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../model/fixtures/any-text.ts';
import { cases } from '../model/fixtures/cases.ts';
import { expectLinearTime } from '../model/fixtures/expect-linear-time.ts';
import { escapeJsonForHtml, readEmbeddedState, writeEmbeddedState } from './embedded-state.ts';

const site = { brand: 'Sample Cabins', bookingUrl: 'https://booking.example.com/' };
const state = {
  siteUrl: 'http://localhost',
  site,
  answers: { '/api/events': [] },
  words: { events: { title: 'Events' } },
  wordSet: '0123456789abcdef',
};
const written = JSON.stringify(state);

/**
 * Text with more of the characters that could end a script, a comment or a line than chance would
 * produce.
 */
const hostileText = fc.array(
  fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom(
      '</script>',
      '<!--',
      '-->',
      '<script',
      ']]>',
      '&lt;',
      '\u2028',
      '\u2029',
      '\\u003c',
      '"',
      '\\',
      '\0',
      '\ud800',
    ),
  ),
);

describe('JSON inside HTML', () => {
  test('any value parses back to itself, and no character in it can end or open anything in HTML', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), hostileText, fc.dictionary(fc.string(), hostileText)),
        (value) => {
          const json = JSON.stringify(value);
          const escaped = escapeJsonForHtml(json);
          expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
          expect(JSON.parse(escaped)).toEqual(JSON.parse(json));
        },
      ),
      cases(500),
    );
  });

  test.each(['<', '</script>', '\u2028', '\\', 'a'])(
    'a megabyte of %j is written without delay',
    async (piece) => {
      await expectLinearTime((length) =>
        escapeJsonForHtml(JSON.stringify(piece.repeat(length / piece.length))),
      );
    },
  );
});

describe('the state block that the browser reads', () => {
  test('what the server wrote reads back the same', () => {
    const hostile = { ...state, answers: { '/api/events': ['</script><!--<script>\u2028'] } };
    expect(readEmbeddedState(writeEmbeddedState(hostile as never))).toEqual(hostile);
  });

  test.each([
    '',
    'null',
    '5',
    '"text"',
    '[]',
    '{}',
    '<html>',
    JSON.stringify({ ...state, siteUrl: 5 }),
    JSON.stringify({ ...state, site: null }),
    JSON.stringify({ ...state, site: { brand: 'x' } }),
    JSON.stringify({ ...state, answers: null }),
    JSON.stringify({ ...state, answers: 'x' }),
    JSON.stringify({ ...state, words: undefined }),
    JSON.stringify({ ...state, words: null }),
    JSON.stringify({ ...state, words: 'x' }),
    JSON.stringify({ ...state, wordSet: undefined }),
    JSON.stringify({ ...state, wordSet: 5 }),
    JSON.stringify({ siteUrl: '', site }),
  ])('%s is not a state', (text) => expect(readEmbeddedState(text)).toBeUndefined());

  test('cut off after any number of characters, it is not a state, and nothing is thrown', () => {
    for (let length = 0; length < written.length; length += 1)
      expect(readEmbeddedState(written.slice(0, length))).toBeUndefined();
  });

  test('with any one character changed, it is a state or none, and nothing is thrown', () => {
    fc.assert(
      fc.property(
        fc.nat(written.length - 1),
        fc.string({ unit: anyCharacter, minLength: 1, maxLength: 1 }),
        (at, character) => {
          const read = readEmbeddedState(written.slice(0, at) + character + written.slice(at + 1));
          expect(read === undefined || typeof read.site.bookingUrl === 'string').toBe(true);
        },
      ),
      cases(500),
    );
  });
});
