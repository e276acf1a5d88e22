import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openContentStore } from '../content/content-store.ts';
import { writeLastGood } from '../content/last-good.ts';
import { readEnvironment } from './environment.ts';
import { fakeRenderer } from './fixtures/fake-renderer.ts';
import { sampleFolders } from './fixtures/guide-in-memory.ts';
import { sampleSnapshot } from './fixtures/sample-snapshot.ts';
import { type GuideServer, startGuideServer } from './guide-server.ts';
import { createGuideSource } from './guide-source.ts';
import { createLog } from './log.ts';

const log = createLog('silent');

test('config database URL wrong: the last good content is served, and /readyz says that it is stale', async () => {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'guide-'));
  await writeLastGood(join(cacheFolder, 'last-good.json'), { snapshot: sampleSnapshot(), readAt: Date.now() });
  await withGuide(cacheFolder, async (url) => {
    expect((await fetch(`${url}/events`)).status).toBe(200);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      expect.objectContaining({ source: 'postgres', stale: true, revision: 'r1' }),
    ]);
  });
});

test('config database URL wrong, and nothing kept: 503 with Retry-After, but the server stays', async () => {
  await withGuide(mkdtempSync(join(tmpdir(), 'guide-')), async (url) => {
    for (const path of ['/', '/events', '/api/events']) {
      const answer = await fetch(url + path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    }
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  });
});

async function withGuide(cacheFolder: string, look: (url: string) => Promise<void>): Promise<void> {
  const environment = readEnvironment({ DATABASE_URL: 'postgres://nope', CACHE_DIR: cacheFolder, PORT: '0', HOST: '127.0.0.1' });
  const { source } = createGuideSource(environment, { makesPhotos: false, log });
  const { client, pictures, variants } = sampleFolders();
  const guide: GuideServer = await startGuideServer({
    environment,
    renderer: fakeRenderer(),
    openStore: () => openContentStore({ source, lastGoodFile: join(cacheFolder, 'last-good.json'), log }),
    clientFolder: client,
    pictureFolders: { owner: pictures, photos: variants },
    log,
  });
  try {
    await look(`http://127.0.0.1:${guide.port}`);
  } finally {
    await guide.end();
  }
}
