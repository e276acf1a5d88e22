// @vitest-environment jsdom
import { fireEvent, getByText } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { LinkMade } from './LinkMade.tsx';

test('where the browser lets nobody copy, it says so; where it does, the link is copied', async () => {
  const writeText = vi
    .fn(async () => {})
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  onTestFinished(() => void vi.unstubAllGlobals());
  await showPage(<LinkMade link="https://desk.example.com/f" />, '/', () => ({}));
  fireEvent.click(getByText(document.body, 'Copy it'));
  await settled();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Copy it by hand.');
  fireEvent.click(getByText(document.body, 'Copy it'));
  await settled();
  expect(writeText).toHaveBeenLastCalledWith('https://desk.example.com/f');
  expect([
    document.querySelector('[role=alert]'),
    getByText(document.body, 'Copied').tagName,
  ]).toEqual([null, 'BUTTON']);
});
