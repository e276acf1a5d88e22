// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { askOf, settled, showPage } from '../fixtures/shown-page.tsx';
import { DiaryPage } from '../pages/Steps.tsx';
import { ask } from './api.ts';

test('a desk that doesn’t answer is waited for no longer than half a minute, and nothing is lost', async () => {
  const waiting = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waiting.signal);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const answer = ask('/api/publish', {});
  waiting.abort(new DOMException('', 'TimeoutError'));
  await expect(answer).rejects.toThrow('The connection is too slow. What you typed stays here.');
  expect(timeout).toHaveBeenCalledWith(30_000);
});

test('an answer that a lost connection cuts off is no answer', async () => {
  askOf(() => new Response('{"last": {"id":'));
  await expect(ask('/api/start')).rejects.toMatchObject({ status: 0 });
});

test('a page that waits for its words says so, also without a connection, and goes on by itself', async () => {
  let isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  onTestFinished(() => void vi.restoreAllMocks());
  dispatchEvent(new Event('offline'));
  await showPage(<DiaryPage />, '/diary', () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return [{ id: 1, author: 'Ruth', message: 'the first', time: 0, canBeTakenBack: false }];
  });
  const says = (words: string) => expect.poll(() => document.body.textContent).toContain(words);
  await settled();
  await says('One moment …');
  await says('There is no connection. It goes on by itself.');
  isOnline = true;
  dispatchEvent(new Event('online'));
  await says('the first');
});
