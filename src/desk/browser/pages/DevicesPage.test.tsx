// @vitest-environment jsdom
import { fireEvent, getByText } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { DevicesPage } from './DevicesPage.tsx';

const LINK = 'https://desk.example.com/welcome#abc';

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
});

const tap = async (name: string) => {
  fireEvent.click(getByText(document.body, name));
  await settled();
};

test('the link for a phone of mine is below its button, focused, and can be copied', async () => {
  const copied = vi.fn(async () => {});
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { clipboard: { value: { writeText: copied } } }),
  );
  await showPage(<DevicesPage me={{ id: 1, isOwner: true }} />, '/devices', (path) =>
    path === '/api/devices/add' ? { link: LINK } : [],
  );
  await tap('Add a phone of mine');
  const button = getByText(document.body, 'Add a phone of mine');
  expect(button.nextElementSibling?.textContent).toContain(LINK);
  expect(document.activeElement).toBe(button.nextElementSibling);
  await tap('Copy it');
  expect(copied).toHaveBeenCalledWith(LINK);
  getByText(document.body, 'Copied');
});
