import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE_ADDRESS } from '../../../model/paths.ts';
import { downloadPack } from '../download-pack.ts';
import { MemoryCaches } from '../fixtures/memory-caches.ts';
import { sampleGuide, serve } from '../fixtures/sample-guide.ts';
import { KEPT, packCache } from './offline-cache.ts';

const ORIGIN = 'https://guide.example';
const SCRIPT = '/assets/app-first.js';
const guide = sampleGuide('first');
const pack = packCache(guide.list.pack);

let starts = 0;
let storage: MemoryCaches;
/** What the worker has said to the tab. */
let said: string[] = [];
let answerOf: (request: Request) => Promise<Response> | undefined;

beforeEach(async () => {
  said = [];
  storage = new MemoryCaches();
  await downloadPack({ storage: storage.storage, fetch: serve(() => guide).fetch });
  answerOf = await startedWorker();
});

afterEach(() => vi.unstubAllGlobals());

/** The worker as a browser runs it; what it answers to a request. */
async function startedWorker() {
  type Fetched = { request: Request; respondWith: (answer: Promise<Response>) => void };
  const listeners = new Map<string, (event: Fetched) => void>();
  vi.stubGlobal('caches', storage.storage);
  vi.stubGlobal('self', {
    location: new URL(`${ORIGIN}/sw.js`),
    clients: { get: async () => ({ postMessage: (word: string) => said.push(word) }) },
    addEventListener: (name: string, listener: (event: Fetched) => void) =>
      listeners.set(name, listener),
  });
  // Each query makes it another module. TypeScript checks it with the types of workers.
  starts += 1;
  await import(/* @vite-ignore */ `./worker.ts?start=${starts}`);
  return (request: Request) => {
    let answer: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    const event = { request, clientId: '', respondWith, waitUntil: () => {} };
    listeners.get('fetch')?.(event);
    return answer;
  };
}

/** What a tab gets for an address: its text, or undefined if that is a failed request. */
async function got(path: string, network: (path: string) => Response | undefined, mode?: string) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = network(new URL(request.url).pathname);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  const request = new Request(ORIGIN + path);
  if (mode) Object.defineProperty(request, 'mode', { value: mode });
  try {
    return await (await answerOf(request))?.text();
  } catch {
    return undefined;
  }
}

const online = (path: string) => new Response(`${path} from the server`);
const offline = () => undefined;

function spoil(address: string, bytes: string): void {
  const entry = storage.entries.get(pack)?.get(address);
  if (!entry) throw new Error(`${address} isn’t kept`);
  entry.bytes = new TextEncoder().encode(bytes).buffer;
}

test('a whole pack: files named by their hash come from it, all else only without a signal', async () => {
  expect(await got(SCRIPT, online)).toBe('code of first');
  expect(await got('/events', online, 'navigate')).toBe('/events from the server');
  expect(await got('/events', offline, 'navigate')).toBe('events of first<!--kept-->');
  expect(said).toEqual([]);
  expect(await got('/api/events', offline)).toBe('[first]');
  expect(said).toEqual([KEPT]);
});

test.each([
  ['no longer whole', (): void => spoil(SCRIPT, 'no gzip')],
  ['empty', (): void => spoil(SCRIPT, '')],
  ['gone from the pack', () => void storage.entries.get(pack)?.delete(SCRIPT)],
  ['in a pack that is gone', () => storage.entries.clear()],
  [
    'in a store that the browser cannot read',
    () => {
      storage.match = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    },
  ],
])('wrong pack: a script that is %s comes from the server', async (_, harm) => {
  harm();
  expect(await got(SCRIPT, online)).toBe(`${SCRIPT} from the server`);
});

test.each([
  ['no longer whole', () => spoil('/events', 'no gzip')],
  ['gone from the pack', () => void storage.entries.get(pack)?.delete('/events')],
])('half a pack: without a signal, a page that is %s is said to be missing', async (_, harm) => {
  harm();
  expect(await got('/events', offline, 'navigate')).toContain('This page isn’t kept');
  expect(await got('/', offline, 'navigate')).toBe('home of first<!--kept-->');
});

test.each([
  ['of another version', 'guide-0'],
  ['of another program', 'cache'],
])('an old pack %s is never shown', async (_, name) => {
  const list = storage.entries.get('guide-1');
  storage.entries.delete('guide-1');
  if (list) storage.entries.set(name, list);
  expect(await got('/events', offline, 'navigate')).toBeUndefined();
  expect(await got('/events', online, 'navigate')).toBe('/events from the server');
});

test('a broken server is not hidden by a pack that has nothing for the address', async () => {
  const broken = () => new Response('down', { status: 503 });
  expect(await got(OFFLINE_ADDRESS, broken)).toBe('down');
  expect(await got('/cabins', broken, 'navigate')).toBe('down');
  expect(await got('/events', broken, 'navigate')).toBe('events of first<!--kept-->');
});

/** What a tab gets if the network takes ten seconds for its answer, or to fail. */
async function gotLate(path: string, given: Partial<Request>, answer?: Response) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const request = new Request(ORIGIN + path);
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(request, name, { value });
  const late = answerOf(request);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  if (answer) resolve(answer);
  else reject(new TypeError('Failed to fetch'));
  return late;
}

test('a page that is not kept comes from the network, however late; only if that fails it is said to be missing', async () => {
  const page = { mode: 'navigate' } as const;
  const late = await gotLate('/cabins', page, new Response('our cabins'));
  expect(await late?.text()).toBe('our cabins');
  const none = await gotLate('/cabins', page);
  expect(await none?.text()).toContain('This page isn’t kept');
});

test('a picture that is not kept comes from the network, however late, and the page isn’t said to be kept; without one, its place is empty', async () => {
  const picture = { destination: 'image' } as const;
  const late = await gotLate('/images/barn.svg', picture, new Response('<svg>barn</svg>'));
  expect(await late?.text()).toBe('<svg>barn</svg>');
  const none = await gotLate('/images/barn.svg', picture);
  expect(await none?.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(none?.headers.get('cache-control')).toBe('no-store');
  expect(said).toEqual([]);
});
