// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../../app/routes.ts';
import { allWords, WordsProvider } from '../words/words-context.ts';
import { CurrentPage } from './CurrentPage.tsx';

test('a page whose code is gone is loaded as a whole, but only once the server can be reached', async () => {
  const asked = vi.fn(() => Promise.reject(new Error('no signal')));
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { route, props } = routes.match('/contact');
  const gone = { ...route, load: () => Promise.reject(new Error('gone')) };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <WordsProvider value={allWords({})}>
        <CurrentPage route={gone} props={props} />
      </WordsProvider>,
    ),
  );
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  expect(document.querySelector('[aria-busy]')).toBeTruthy();
  dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked).toHaveBeenCalledWith(window.location.href, { method: 'HEAD', cache: 'no-store' });
  root.unmount();
  dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenCalledTimes(2);
});
