import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { OWN, openDesk } from './fixtures/open-desk.ts';

test('a monitor hears that the desk lives, whether its files can be read, and how it has answered', async () => {
  const { app, ask, rest, folders, metrics } = await openDesk();
  const monitor = metrics.server();
  const get = async (url: string) => {
    const { statusCode, body } = await monitor.inject({ url });
    return [statusCode, body] as const;
  };
  expect(await get('/readyz')).toEqual([503, '{"ready":false}']);
  rest();
  await ask('/api/start');
  await app.inject({ url: '/api/start', headers: OWN });
  expect(await get('/livez')).toEqual([200, '{"alive":true}']);
  expect(await get('/readyz')).toEqual([200, '{"ready":true}']);
  const [, text] = await get('/metrics');
  expect(text).toContain('\ndesk_ready 1\n');
  expect(text).toContain('\ndesk_responses_total{status="401"} 1\n');
  const asked = readFileSync('deploy/guide-alerts.yml', 'utf8').match(/\bdesk_\w+/g) ?? ['none'];
  expect(asked.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  // It says nothing of people or content, and has nothing else.
  expect(text).not.toMatch(/Ruth|Fair/);
  expect((await get('/api/start'))[0]).toBe(404);
  const file = join(folders[1] ?? '', 'desk.sqlite');
  const other = new DatabaseSync(file);
  other.exec('pragma wal_checkpoint(truncate)');
  other.close();
  writeFileSync(file, Buffer.alloc(12_000, 'x'));
  expect(await get('/readyz')).toEqual([503, '{"ready":false}']);
  expect((await get('/metrics'))[1]).toContain('\ndesk_ready 0\n');
  await monitor.close();
});
