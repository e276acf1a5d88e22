import { expect, test } from 'vitest';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { splitFrontMatter } from './post-file.ts';

test.each([
  ['---\ntitle: A\n---\n\nBody', 'title: A\n', 'Body'],
  ['---\ntitle: A\n  ---\nBody\n\n---\nMore', 'title: A\n', 'Body\n\n---\nMore'],
  [
    '---\nexcerpt: |\n  One.\n\n  ---\n  Two.\ntitle: A\n---\nBody',
    'excerpt: |\n  One.\n\n  ---\n  Two.\ntitle: A\n',
    'Body',
  ],
  ['---\r\nexcerpt: >-\r\n  ---\r\n---\r\nBody', 'excerpt: >-\r\n  ---\r\n', 'Body'],
  [
    ' ---\n title: A\n excerpt: |\n   One.\n ---\nBody',
    ' title: A\n excerpt: |\n   One.\n',
    'Body',
  ],
  ['---\nexcerpt: |\n  One.\n ---\nBody\n\n---', 'excerpt: |\n  One.\n', 'Body\n\n---'],
  ['---\nexcerpt: |\n  ---\nBody', 'excerpt: |\n', 'Body'],
])('the head of %j', (text, front, content) => {
  expect(splitFrontMatter(text)).toMatchObject({ front, content });
});

test('without a second line of hyphens there is no head', () => {
  expect(splitFrontMatter('---\ntitle: A\n\nBody')).toBe(undefined);
});

test('time grows linearly with the length of what looks like a head', async () => {
  await expectLinearTime((length) =>
    splitFrontMatter(`---\nexcerpt: |\n${'  ---\n'.repeat(length / 6)}x`),
  );
});
