// @vitest-environment jsdom
import { fireEvent, getByLabelText, getByText } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { longDate } from '../../../model/day/day-in-words.ts';
import { daysFromNow, todayInWords } from '../data/days.ts';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { EditPage } from './EditPage.tsx';

const FORM = [
  { name: 'title', label: 'Title', control: 'line' },
  { name: 'publishedAt', label: 'Published on', control: 'line', fill: 'today' },
];
const entry = {
  ...{ ref: { list: 'posts', key: null }, row: null, form: FORM, title: null, address: null },
  ...{ one: 'post', problems: [], said: [], days: [] },
};

test('a new post that goes live later is of that day, until another one is typed', async () => {
  Element.prototype.scrollIntoView = () => {};
  await showPage(<EditPage list="posts" entry="new" />, '/edit/posts/new', (path) =>
    path.startsWith('/api/entry') || path === '/api/check' ? entry : [],
  );
  const field = (id: string) => document.getElementById(id) as HTMLTextAreaElement;
  const type = async (element: HTMLElement, value: string) => {
    fireEvent.change(element, { target: { value } });
    await settled();
  };
  const later = async () => {
    fireEvent.click(getByText(document.body, 'Later'));
    await settled();
  };
  const inDays = (days: number) => longDate(daysFromNow(days));
  await type(field('title'), 'Deer');
  expect(field('publishedAt').value).toBe(todayInWords());
  await later();
  expect(field('publishedAt').value).toBe(inDays(1));
  await type(getByLabelText(document.body, 'Day'), daysFromNow(4));
  await type(field('title'), 'Deer at dusk');
  expect(field('publishedAt').value).toBe(inDays(4));
  await later();
  expect(field('publishedAt').value).toBe(todayInWords());
  await type(field('publishedAt'), 'May 1, 2026');
  await later();
  expect(field('publishedAt').value).toBe('May 1, 2026');
});
