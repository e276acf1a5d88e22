import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BodyText } from './BodyText.tsx';

const html = (content: string) => renderToStaticMarkup(createElement(BodyText, { content }));

test('telephone numbers in a body can be called; the text stays as it is (decision 12)', () => {
  expect(html('Call 830-997-6523,\nthe park.')).toContain(
    '<p>Call <a href="tel:+18309976523">830-997-6523</a>,\nthe park.</p>',
  );
  expect(html('- (512) 389-8900; +1 830-964-3800')).toContain(
    '<li><a href="tel:+15123898900">(512) 389-8900</a>; <a href="tel:+18309643800">+1 830-964-3800</a></li>',
  );
});

test('other numbers are no telephones', () => {
  for (const text of ['08171000', '1-2-3', '555-0142', '1830-997-65231', '130-997-6523'])
    expect(html(text)).toContain(`<p>${text}</p>`);
});
