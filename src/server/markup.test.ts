import { HtmlValidate } from 'html-validate/node';
import { expect, test } from 'vitest';
import { everyPage, everyPath } from '../site/fixtures/every-page.ts';
import { pageAt } from './fixtures/page-at.tsx';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's spelling: both mean the same in HTML.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    // CSS keeps phone numbers from breaking across lines.
    'tel-non-breaking': 'off',
    // A post's title may be as long as its author likes.
    'long-title': 'off',
  },
});

test.for(everyPage)('the HTML of $path is valid', async ({ path, status }) => {
  const page = await pageAt(path);
  expect(page.status).toBe(status);
  const { results } = await validator.validateString(page.html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
  expect(found).toEqual([]);
});

test('client JS off: every page has its text and its links', async () => {
  for (const path of everyPath) {
    const page = await pageAt(path);
    expect(page.getByRole('main').textContent.length, path).toBeGreaterThan(200);
    expect(page.document.querySelectorAll('a[href]').length, path).toBeGreaterThan(10);
    const mainMenu = page.getByRole('navigation', { name: 'Main' });
    expect(mainMenu.querySelector('a[href="/events"]')?.textContent, path).toBe('Events');
  }
});

test('client CSS off: the reading order is header, title, content, footer', async () => {
  for (const path of ['/', '/events', '/blog/1', '/destinations/austin']) {
    const { document } = await pageAt(path);
    const parts = [
      ...document.querySelectorAll('.page > :is(header, footer), main :is(h1, h2, h3)'),
    ];
    const [header, title, ...sections] = parts.map(({ localName }) => localName);
    expect([path, header, title, sections.pop()]).toEqual([path, 'header', 'h1', 'footer']);
    expect(sections.length).toBeGreaterThan(0);
  }
});
