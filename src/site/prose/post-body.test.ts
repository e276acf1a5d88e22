import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { type BodyBlock, parsePostBody, subheadingIds } from './post-body.ts';

const paragraph = (text: string): BodyBlock => ({ kind: 'paragraph', text });
const subheading = (text: string): BodyBlock => ({ kind: 'subheading', text });
const list = (...items: string[]): BodyBlock => ({ kind: 'list', items });

describe('"Paragraphs are split on blank lines" (section 2, "Body rendering")', () => {
  test.each<[string, string, BodyBlock[]]>([
    ['two paragraphs', 'a\n\nb', [paragraph('a'), paragraph('b')]],
    [
      'several blank lines, some with only spaces',
      'a\n\n \t\n\nb',
      [paragraph('a'), paragraph('b')],
    ],
    ['CRLF counts as a line break (decision 12)', 'a\r\n\r\nb', [paragraph('a'), paragraph('b')]],
    ['so does CR alone', 'a\r\rb', [paragraph('a'), paragraph('b')]],
    ['a single line break stays within its paragraph', 'a\nb', [paragraph('a\nb')]],
    ['blank lines around the body', '\n\n a \n\n', [paragraph('a')]],
    ['an empty body has no blocks; the page shows "Content loading..."', '', []],
    ['and neither does one of blank lines', ' \n\t\n', []],
  ])('%s', (_, content, blocks) => {
    expect(parsePostBody(content)).toEqual(blocks);
  });
});

describe('"A paragraph wrapped entirely in double asterisks becomes a subheading"', () => {
  test.each<[string, string, BodyBlock[]]>([
    ['wrapped', '**Where to go**', [subheading('Where to go')]],
    ['spaces around and inside are not part of it', '  ** Where **  ', [subheading('Where')]],
    ['over two lines', '**Where\nto go**', [subheading('Where\nto go')]],
    ['with single asterisks inside', '**a *b* c**', [subheading('a *b* c')]],
    [
      'two bold words are not "wrapped entirely" (decision 12)',
      '**a** and **b**',
      [paragraph('**a** and **b**')],
    ],
    ['not closed', '**abc', [paragraph('**abc')]],
    ['not opened', 'abc**', [paragraph('abc**')]],
    ['nothing inside', '****', [paragraph('****')]],
    ['only spaces inside', '**  **', [paragraph('**  **')]],
    ['text after it in the same paragraph', '**a**\nb', [paragraph('**a**\nb')]],
  ])('%s', (_, content, blocks) => {
    expect(parsePostBody(content)).toEqual(blocks);
  });
});

describe('"A paragraph containing lines that start with "- " becomes a bulleted list of those lines"', () => {
  test.each<[string, string, BodyBlock[]]>([
    ['lines only', '- a\n- b', [list('a', 'b')]],
    [
      'text before stays a paragraph above (decision 12)',
      'intro\n- a\n- b',
      [paragraph('intro'), list('a', 'b')],
    ],
    ['text after stays a paragraph below', '- a\n- b\noutro', [list('a', 'b'), paragraph('outro')]],
    [
      'text in between does not start a second list',
      'intro\n- a\nmiddle\n- b\noutro',
      [paragraph('intro'), list('a', 'b'), paragraph('middle\noutro')],
    ],
    [
      'an indented line belongs to the bullet above it (decision 12)',
      '- a\n  continued\n\tagain\n- b\n\nafter',
      [list('a continued again', 'b'), paragraph('after')],
    ],
    [
      'unless a line of text is between them',
      '- a\nb\n  c\n- d\n  e',
      [list('a', 'd e'), paragraph('b\n  c')],
    ],
    ['a hyphen without a space is text', '-a\n-b', [paragraph('-a\n-b')]],
    ['a hyphen after a space is text', ' - a', [paragraph('- a')]],
    ['a rule of hyphens is text', '---', [paragraph('---')]],
    ['a heading above its list', '**Bring**\n- a', [subheading('Bring'), list('a')]],
    ['bullets are plain text too', '- **a**\n- <b>', [list('**a**', '<b>')]],
  ])('%s', (_, content, blocks) => {
    expect(parsePostBody(content)).toEqual(blocks);
  });
});

describe('"Any other paragraph is plain text"', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '# heading',
    '1. one',
    '`code`',
    '&amp;',
    '{{7*7}}',
    '* a',
  ])('%s', (text) => {
    expect(parsePostBody(text)).toEqual([paragraph(text)]);
  });
});

const piece = fc.constantFrom(
  '- ',
  '-',
  '**',
  '*',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  ' ',
  '\t',
  'a',
  'word',
  '🌻',
  '\u2028',
  '<b>',
  '',
);
const body = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
);

/** What no rule removes, in an order that no rule changes. */
const letters = (text: string) => [...text.replace(/[\s*-]/gu, '')].sort().join('');

function isWhole(block: BodyBlock): boolean {
  if (block.kind === 'list') return block.items.length > 0;
  return block.text.trim() !== '' && (block.kind === 'paragraph' || !block.text.includes('**'));
}

test('for any text: no block is empty, no text is lost, none is added (10,000 cases)', () => {
  fc.assert(
    fc.property(body, (content) => {
      const blocks = parsePostBody(content);
      const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
      return letters(texts.join('')) === letters(content) && blocks.every(isWhole);
    }),
    cases(10_000),
  );
});

test.each([
  '*',
  '**',
  '- ',
  '- a\n',
  '\n',
  '\r\n',
  '**a**\n\n',
  'a ',
  'a\n\n',
  '**\n',
  '-\n',
  ' \n',
])('time grows linearly with the length, up to 1 MB of %j', async (unit) => {
  await expectLinearTime((length) => parsePostBody(unit.repeat(length / unit.length)));
});

test('no two subheadings have the same id, whatever their words', () => {
  const blocks = ['Day 2', 'Day', 'Day', 'Day 2', '!'].map(subheading);
  const ids = [...subheadingIds(blocks).values()];
  expect(ids.slice(0, 2)).toEqual(['on-day-2', 'on-day']);
  expect(new Set(ids).size).toBe(blocks.length);
});
