import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';
import { lineWith } from './placeholder-schema.ts';
import { FilledText } from './placeholder-text.tsx';

test('each placeholder gets its value, as often as it stands there', () => {
  expect(fillText('{a} and {b}, {a}', { a: '1', b: '2' })).toBe('1 and 2, 1');
  expect(fillText('no placeholder', { a: '1' })).toBe('no placeholder');
});

test('a value is never read as a placeholder, nor as a pattern', () => {
  expect(fillText('{a} {b}', { a: '{b}', b: '$& $1' })).toBe('{b} $& $1');
});

test('elements take the place of placeholders', () => {
  const values = { phone: <a href="tel:1">1</a>, email: <b>us</b> };
  const markup = (text: string) => renderToStaticMarkup(<FilledText text={text} values={values} />);
  expect(markup('Call {phone} or {email}.')).toBe('Call <a href="tel:1">1</a> or <b>us</b>.');
  expect(markup('{phone}')).toBe('<a href="tel:1">1</a>');
});

const schema = lineWith(['phone', 'email'], 80);

test.each([
  ['Call {phone} or {email}', []],
  ['{email}{phone} {phone}', []],
  ['Call {phone}', ['must contain {email}; put it back']],
  [
    'Call {fone} or {email}',
    [
      'must contain {phone}; put it back',
      'contains {fone}, which stands for nothing; write {phone} or {email}, or leave the braces out',
    ],
  ],
  [
    'Call {phone} or {email',
    [
      'must contain {email}; put it back',
      'contains {email, which stands for nothing; write {phone} or {email}, or leave the braces out',
    ],
  ],
  [
    '{phone} {email} }',
    ['contains }, which stands for nothing; write {phone} or {email}, or leave the braces out'],
  ],
  [' ', expect.arrayContaining(['is blank; write some text'])],
])('%j: %j', (text, problems) => {
  expect(schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []).toEqual(
    problems,
  );
});
