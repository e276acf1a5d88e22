import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from './fixtures/any-text.ts';
import { cases } from './fixtures/cases.ts';
import { filledText, idSchema, line, textProblem } from './text.ts';

describe('text is text everywhere', () => {
  test.each([
    '</script><script>alert(1)</script>',
    '<!--',
    'a\u2028b',
    'Wine &amp; Spirits',
    '{{7*7}}',
    '🌻',
    'ä',
    'a\u200Db',
    'می\u200Cخواهم',
    '⠓⠊⠇⠇\u2800⠉⠕⠥⠝⠞⠗⠽',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '👨‍👩‍👧',
    'a\tb',
    '\uFFFD',
  ])('%j is accepted as it is', (text) => {
    expect(line().parse(text)).toBe(text);
  });

  test.each([
    ['\0', 'U+0000'],
    ['a\u0007', 'U+0007'],
    ['\u001B[31m', 'U+001B'],
    ['\u007F', 'U+007F'],
    ['\u0085', 'U+0085'],
    ['\u202Eevil', 'U+202E'],
    ['\u2066', 'U+2066'],
    ['a\uFEFFb', 'U+FEFF'],
    ['\uFFFE', 'U+FFFE'],
    ['no\u200Bwhere', 'U+200B'],
    ['no\u2060where', 'U+2060'],
    ['a\u3164b', 'U+3164'],
    ['a\uFFA0b', 'U+FFA0'],
  ])('%j is refused, and the character is named: %s', (text, name) => {
    expect(textProblem(text)).toBe(`contains the invisible character ${name}; delete it`);
  });

  test.each(['\u200B', '\u3164', '\uFFA0', '\u200D\u2060'])('%j alone is rejected', (text) => {
    expect(line().safeParse(text).success).toBe(false);
  });

  test.each(['\ud800', 'a\udc00b', '\udc00\ud800'])('half a character %j is rejected', (text) => {
    expect(textProblem(text)).toMatch(/lone surrogate/);
  });

  test.each([
    '',
    ' ',
    '\t\n',
    '\u00A0',
    '\u3000',
    '\u200D',
    '\u00AD',
    '\u2800',
    '\u2800 \u2800',
    '\u115F\u1160',
    '\u17B4',
    '\uFE0F',
    '\u034F',
  ])('%j is blank: a visitor would see nothing', (text) => {
    expect(
      line()
        .safeParse(text)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['is blank; write some text']);
  });

  test.each(['a\nb', 'a\rb', '\na\r\nb\n'])('%j is not one line', (text) => {
    expect(line().safeParse(text).error?.issues[0]?.message).toMatch(/^has a line break/);
  });

  test('a description may have several lines', () => {
    expect(filledText(4000).parse('First.\nSecond.')).toBe('First.\nSecond.');
  });

  test('a line may end with a line break, as what follows a > in YAML does', () => {
    expect(line().parse('one line\n')).toBe('one line\n');
  });

  test('accepted text is well formed, has no control characters and survives JSON (500 cases)', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        if (!line().safeParse(text).success) return true;
        return (
          text.isWellFormed() &&
          !/[^\P{Cc}\t\n\r]/u.test(text) &&
          JSON.parse(JSON.stringify(text)) === text
        );
      }),
      cases(500),
    );
  });

  test('the limit is enforced and named', () => {
    expect(line(5).safeParse('12345').success).toBe(true);
    expect(line(5).safeParse('123456').error?.issues[0]?.message).toBe(
      'is longer than 5 characters; shorten it',
    );
  });
});

describe('ids are positive 32-bit integers everywhere (decision 20)', () => {
  test.each([1, 7, 2147483647])('%s', (id) => {
    expect(idSchema.safeParse(id).success).toBe(true);
  });

  test.each([
    0,
    -1,
    1.5,
    2147483648,
    9007199254740992,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1',
    null,
    true,
    1n,
  ])('%s is none', (id) => {
    expect(idSchema.safeParse(id).success).toBe(false);
  });
});
