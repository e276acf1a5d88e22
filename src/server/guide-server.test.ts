import { writeFileSync } from 'node:fs';
import { type ListenOptions, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ContentStore } from '../content/serving/content-store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { OfflineLists } from '../features/offline/offline-lists.server.ts';
import { dayText } from '../model/day/civil-day.ts';
import { texasMidnight } from '../model/day/texas-time.ts';
import { SAMPLE_DAY, sampleEvent } from '../model/fixtures/samples.ts';
import { wordsPath } from '../model/words-path.ts';
import { wordSet } from './edition/word-set.ts';
import { fakeRenderer } from './fixtures/fake-renderer.ts';
import { fakeStore, PICTURE, sampleFolders, sampleSources } from './fixtures/guide-in-memory.ts';
import { sampleSnapshot } from './fixtures/sample-snapshot.ts';
import { type GuideServer, startGuideServer } from './guide-server.ts';
import { EncodedBody } from './http/encoded-body.ts';
import { createLog } from './process/log.ts';

let guide: GuideServer;

afterEach(() => guide.end());

test('an edit that the store reports shows on the site, with its new picture', async () => {
  const folders = sampleFolders();
  const store = changingStore(sampleSnapshot());
  guide = await startGuide({ openStore: async () => store, folders });
  expect(await (await ask('/')).text()).toContain('Wine Road r1');
  writeFileSync(join(folders.pictures, 'new.svg'), PICTURE);
  store.change(sampleSnapshot({ activities: [] }, 'r2'));
  await expect.poll(async () => (await ask('/')).text()).toContain('undefined r2');
  expect((await ask('/images/new.svg')).status).toBe(200);
});

test('an edit of words is there with the page that it is on; the words before are gone (decision 30)', async () => {
  const before = sampleSnapshot();
  const store = changingStore(before);
  guide = await startGuide({ openStore: async () => store });
  await expect.poll(async () => (await ask('/')).status).toBe(200);
  const { home } = before.words;
  const words = { ...before.words, home: { ...home, eyebrow: 'Edited' } };
  const after = sampleSnapshot({ words }, 'r2');
  const statuses = async () => [
    (await ask(wordsPath(wordSet(before.words).hash, 'home'))).status,
    (await ask(wordsPath(wordSet(after.words).hash, 'home'))).status,
  ];
  expect(await statuses()).toEqual([200, 404]);
  store.change(after);
  await expect.poll(async () => (await ask('/')).text()).toContain('r2');
  expect(await statuses()).toEqual([404, 200]);
});

test('the new day is there within two minutes after midnight in Texas, also if the clock jumps', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = texasMidnight(SAMPLE_DAY + 1) - 1000;
  const events = [{ ...sampleEvent(1), featured: true, when: dayText(SAMPLE_DAY) }];
  const store = fakeStore(sampleSnapshot({ events }));
  guide = await startGuide({ openStore: async () => store, now: () => now });
  const titles = async () =>
    ((await (await ask('/api/events')).json()) as { title: string }[]).map(({ title }) => title);
  vi.advanceTimersByTime(120_000);
  expect(await titles()).toEqual(['Event 1']);
  now += 2000;
  vi.advanceTimersByTime(60_000);
  await expect.poll(titles).toEqual([]);
});

test.each([0, 11])(
  'BROTLI_QUALITY=%d: pages, scripts and pictures are sent like that',
  async (brotliQuality) => {
    const openStore = async () => fakeStore(sampleSnapshot());
    guide = await startGuide({ openStore, brotliQuality });
    for (const path of ['/', '/assets/app-1a2b3c4d.js', '/images/a.svg']) {
      const body = new EncodedBody(await (await ask(path)).bytes());
      await body.compress(brotliQuality);
      const tag = async () => (await ask(path, { 'accept-encoding': 'br' })).headers.get('etag');
      await expect.poll(tag, { message: path }).toBe(body.brotli?.tag);
    }
  },
);

test('a visitor who arrives before the content has been opened waits for it; health checks are answered immediately', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<ContentStore>();
  guide = await startGuide({ openStore: () => opened });
  const page = ask('/');
  expect([(await ask('/livez')).status, (await ask('/readyz')).status]).toEqual([200, 503]);
  open(fakeStore(sampleSnapshot()));
  expect((await page).status).toBe(200);
});

test('a visitor who requests a picture before the content has been opened gets it', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<ContentStore>();
  guide = await startGuide({ openStore: () => opened });
  const pictures = Array.from({ length: 6 }, () => ask('/images/a.svg'));
  expect((await ask('/livez')).status).toBe(200);
  open(fakeStore(sampleSnapshot()));
  expect((await Promise.all(pictures)).map(({ status }) => status)).toEqual(
    Array.from({ length: 6 }, () => 200),
  );
});

test('no content: 503 with Retry-After and a decent page, until there is some', async () => {
  const store = changingStore(undefined);
  guide = await startGuide({ openStore: async () => store });
  const answer = await ask('/');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  store.change(sampleSnapshot());
  await expect.poll(async () => (await ask('/')).status).toBe(200);
});

test('the server survives a store that fails', async () => {
  guide = await startGuide({ openStore: () => Promise.reject(new Error('no content')) });
  expect((await ask('/')).status).toBe(503);
  expect((await ask('/assets/app-1a2b3c4d.js')).status).toBe(200);
});

test('/metrics counts responses, on its own port only', async () => {
  guide = await startGuide({ openStore: async () => fakeStore(sampleSnapshot()), metricsPort: 0 });
  await ask('/');
  await ask('/nope');
  expect((await ask('/metrics')).status).toBe(404);
  const figures = await fetch(`http://127.0.0.1:${guide.metricsPort}/metrics`);
  expect(figures.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await figures.text()).trimEnd().split('\n');
  expect(lines).toContain('guide_responses_total{status="200"} 1');
  expect(lines).toContain('guide_responses_total{status="404"} 2');
  expect(lines).toContain('guide_content_stale 0');
  for (const line of lines)
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="\w+"\})? \d+(?:\.\d+)?(?:e-?\d+)?)$/,
    );
  expect((await fetch(`http://127.0.0.1:${guide.metricsPort}/`)).status).toBe(404);
});

test('/metrics is only reachable from this machine, unless HOST says otherwise', async () => {
  const listen = vi.spyOn(NetServer.prototype, 'listen');
  guide = await startGuide({
    openStore: async () => fakeStore(sampleSnapshot()),
    metricsPort: 0,
    host: undefined,
  });
  const hosts = listen.mock.calls.map(([options]) => (options as ListenOptions).host);
  expect(hosts).toEqual([undefined, '127.0.0.1']);
  listen.mockRestore();
});

interface StartOptions {
  openStore: () => Promise<ContentStore>;
  host?: string | undefined;
  folders?: ReturnType<typeof sampleFolders>;
  metricsPort?: number;
  brotliQuality?: number;
  now?: () => number;
}

function startGuide(options: StartOptions): Promise<GuideServer> {
  const { openStore, folders = sampleFolders(), metricsPort, now = Date.now } = options;
  const { brotliQuality = 5 } = options;
  const host = 'host' in options ? options.host : '127.0.0.1';
  return startGuideServer({
    createOfflineLists: (parts) => new OfflineLists(parts),
    environment: { port: 0, host, siteUrl: 'http://localhost', metricsPort, brotliQuality },
    renderer: fakeRenderer(),
    openStore,
    clientFolder: folders.client,
    pictureSources: sampleSources(folders),
    log: createLog('silent'),
    now,
  });
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const options = { headers: { connection: 'close', ...headers } };
  return fetch(`http://127.0.0.1:${guide.port}${path}`, options);
}

/** A store whose content the test changes. */
function changingStore(
  snapshot: Snapshot | undefined,
): ContentStore & { change: (next: Snapshot) => void } {
  let notify: (next: Snapshot) => void = () => {};
  return {
    ...fakeStore(snapshot),
    subscribe: (listener) => {
      notify = listener;
      return () => {};
    },
    change: (next) => notify(next),
  };
}
