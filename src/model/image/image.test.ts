import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { focusClass, IMAGE_FOCUSES, imageSource, isRemoteImage } from './image.ts';
import { imageUrlSchema } from './image-schema.ts';

describe('"imageUrl may be relative or start with http" (section 2, decision 19)', () => {
  test.each([
    ['images/x.svg', '/images/x.svg'],
    ['/images/x.svg', '/images/x.svg'],
    ['https://images.example.com/x.jpg', 'https://images.example.com/x.jpg'],
    ['http://images.example.com/x.jpg', 'http://images.example.com/x.jpg'],
  ])('%s is loaded from %s, on every page', (url, source) => {
    expect(imageUrlSchema.safeParse(url).success).toBe(true);
    expect(imageSource(url)).toBe(source);
    expect(isRemoteImage(url)).toBe(source.startsWith('http'));
  });

  test.each([
    '',
    ' ',
    'x.svg',
    '/x.svg',
    '../images/x.svg',
    '/images/../x.svg',
    '/images/a/b.svg',
    '/images/.hidden.svg',
    '/images/..',
    '/images/',
    '//evil.example/a.png',
    '///evil.example/a.png',
    '/\\evil.example/a.png',
    'https:\\\\evil.example\\a.png',
    'https://',
    'https://a b.example/x.png',
    'https://a.example/"onerror="x',
    "https://a.example/'x",
    'https://a.example/<x>',
    'https://a.example:99999/x.png',
    'httpsx://a.example/x.png',
    'HTTP//a.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://a.example/x',
    'file:///etc/passwd',
    'ftp://a.example/x.png',
    '/a.png" onerror="x',
  ])('%j is refused', (url) => {
    expect(imageUrlSchema.safeParse(url).success).toBe(false);
  });
});

test('the style sheet moves a cropped picture to each focus that the owner can set', () => {
  const css = readFileSync(new URL('../../site/cards/picture.css', import.meta.url), 'utf8');
  const rules = [...css.matchAll(/\.(focus-[a-z-]+) \{\s+object-position: ([a-z ]+);/g)];
  expect(rules.map(([, name, position]) => [name, position])).toEqual(
    IMAGE_FOCUSES.map((focus) => [focusClass(focus), focus]),
  );
});
