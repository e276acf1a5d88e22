import { afterEach, expect, test, vi } from 'vitest';
import { startSearch } from './search-client.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker that answers everything with `answer`. */
function workerThatSays(answer: object) {
  const terminate = vi.fn();
  class Answering extends EventTarget {
    terminate = terminate;
    postMessage({ id }: { id: number }) {
      this.dispatchEvent(new MessageEvent('message', { data: { id, ...answer } }));
    }
  }
  vi.stubGlobal('window', {});
  vi.stubGlobal('Worker', Answering);
  return terminate;
}

test('a worker that cannot read the index is ended: the next try starts another', async () => {
  const terminate = workerThatSays({ error: 'unreadable' });
  await expect(startSearch().load(new ArrayBuffer(0), [])).rejects.toBe('unreadable');
  expect(terminate).toHaveBeenCalledOnce();
});

test('a worker that has read the index goes on', async () => {
  const terminate = workerThatSays({ result: undefined });
  await startSearch().load(new ArrayBuffer(0), []);
  expect(terminate).not.toHaveBeenCalled();
});
