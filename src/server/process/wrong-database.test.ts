import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeLastGood } from '../../content/serving/last-good.ts';
import { startGuideOverDatabase } from '../fixtures/guide-over-database.ts';
import { sampleSnapshot } from '../fixtures/sample-snapshot.ts';

const wrong = {
  databaseUrl: 'postgres://nope',
  limits: { connectTimeout: 500, statementTimeout: 500, patience: 1_000 },
};

test('config database URL wrong: the last good content is served, and /readyz says that it is stale', async () => {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'guide-'));
  await writeLastGood(join(cacheFolder, 'last-good.json'), {
    snapshot: sampleSnapshot(),
    readAt: Date.now(),
  });
  await using guide = await startGuideOverDatabase({ ...wrong, cacheFolder });
  expect((await guide.get('/events')).status).toBe(200);
  expect(await guide.readiness()).toMatchObject({
    status: 200,
    source: 'postgres',
    stale: true,
    revision: 'r1',
  });
});

test('config database URL wrong, and nothing cached: 503 with Retry-After, but the server stays up', async () => {
  await using guide = await startGuideOverDatabase(wrong);
  for (const path of ['/', '/events', '/api/events']) {
    const answer = await guide.get(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  }
  expect((await guide.get('/livez')).status).toBe(200);
  expect((await guide.readiness()).status).toBe(503);
});
