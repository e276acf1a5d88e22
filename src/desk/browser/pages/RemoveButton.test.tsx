// @vitest-environment jsdom
import { fireEvent, getByText } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { RemoveButton } from './RemoveButton.tsx';

const entry = {
  ref: { list: 'events', key: 9 },
  row: { id: 9, title: 'Fair' },
  title: 'Fair',
  namedBy: 3,
};
const link = {
  ref: { list: 'posts', key: 29 },
  title: 'Fall',
  field: 'places',
  message: 'is none',
};

const tap = async (name: string) => {
  fireEvent.click(getByText(document.body, name));
  await settled();
};

test('a double tap takes nothing off the site; a tap elsewhere does, and asks about what links there', async () => {
  const sent: unknown[] = [];
  let isDone = false;
  const button = <RemoveButton entry={entry} onDone={() => (isDone = true)} />;
  await showPage(button, '/edit/events/9', (path, { isMeant }) => {
    if (path !== '/api/publish') return {};
    sent.push(isMeant);
    if (!isMeant) return { is: 'asks', warnings: [link], drops: [] };
    return { is: 'live', version: 2, message: '', refs: [], kept: [] };
  });
  await tap('Take it off the site …');
  expect(document.body.textContent).toContain('“Fair” leaves the site now.');
  expect(document.body.textContent).toContain('Links to it go with it, in 3 places.');
  // What is where the finger is.
  expect(document.querySelector('.field')?.firstElementChild?.textContent).toBe('Keep it');
  await tap('Keep it');
  expect(sent).toEqual([]);
  await tap('Take it off the site …');
  await tap('Yes, take it off the site');
  expect(document.body.textContent).toContain('places is none');
  // Whoever keeps it is asked no more.
  await tap('Keep it');
  expect(document.body.textContent).not.toContain('Publish anyway');
  await tap('Take it off the site …');
  await tap('Yes, take it off the site');
  await tap('Publish anyway');
  expect([sent, isDone]).toEqual([[false, false, true], true]);
});
