import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../model/fixtures/any-text.ts';
import { cases } from '../model/fixtures/cases.ts';
import { expectLinearTime } from '../model/fixtures/expect-linear-time.ts';
import { textProblem } from '../model/text.ts';
import { escapeXml } from './xml.ts';

/** What XML 1.0 (section 2.2) allows in a document. */
const XML_TEXT = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? '?'),
  );
}

const hostileText = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(']]>', '<![CDATA[', '&amp;', '&#0;', '<!--', '"', "'", '\uFFFE'),
    ),
  )
  .map((pieces) => pieces.join(''));

describe('text inside XML', () => {
  test('any text parses back to itself, and nothing in it can open a tag or an entity, or end an attribute', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const escaped = escapeXml(text);
        expect(escaped).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/);
        expect(unescapeXml(escaped)).toBe(text);
      }),
      cases(500),
    );
  });

  test('text that passes the content check contains nothing that XML 1.0 forbids', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        if (textProblem(text) === undefined) expect(escapeXml(text)).toMatch(XML_TEXT);
      }),
      cases(500),
    );
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      expect([
        code,
        textProblem(character) !== undefined || XML_TEXT.test(escapeXml(character)),
      ]).toEqual([code, true]);
    }
  });

  test.each(['<', '&amp;', 'a', ']]>'])(
    'a megabyte of %j is written without delay',
    async (piece) => {
      await expectLinearTime((length) => escapeXml(piece.repeat(length / piece.length)));
    },
  );
});
