// @vitest-environment jsdom
import { fireEvent, getByText } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { Preview } from './Preview.tsx';

/** What is below the form of an entry whose kind is missing, unfolded. */
async function showPreview(key: number | null) {
  const asked: string[] = [];
  const problems = [{ field: 'category', message: 'is missing' }];
  await showPage(
    <Preview
      entryRef={{ list: 'posts', key }}
      value={{ title: 'Deer' }}
      form={[]}
      problems={problems}
    />,
    '/',
    (path) => {
      asked.push(path);
      return { url: '/preview/1' };
    },
  );
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await settled();
  return asked;
}

test('a new post is seen while it is written, with what it lacks above it', async () => {
  await showPreview(null);
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  getByText(document.body, 'is missing');
  expect(document.body.textContent).not.toContain('A link for the family');
});

test('of a live post, nobody sees a page that would be held back', async () => {
  expect(await showPreview(3)).toEqual([]);
});
