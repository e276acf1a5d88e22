import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { contentIn, openConnection, preparePostgres } from '../content/fixtures/database.ts';
import { markedContent, marksIn, sampleContent } from '../content/fixtures/sample-content.ts';
import { readHistory } from '../content/publish-history.ts';
import { pullContent } from '../content/pull.ts';
import type { Content } from '../content/snapshot.ts';
import { fixedPaths } from '../site/routes.ts';
import { runCommand, startCommand } from './fixtures/run-command.ts';

const { open } = preparePostgres();

async function openWith(content: Content) {
  const { url, sql } = await open();
  const folder = mkdtempSync(join(tmpdir(), 'guide-publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await pullContent(content, folder, fixedPaths);
  return { sql, folder, environment: { DATABASE_URL: url, CONTENT_DIR: folder } };
}

test('a user without an entry in passwd can publish', async () => {
  const { sql, environment } = await openWith(sampleContent());
  const preload = new URL('./fixtures/user-without-name.mjs', import.meta.url).pathname;
  expect(await runCommand('publish', [], { ...environment, NODE_OPTIONS: `--import=${preload}` })).toMatchObject({
    status: 0,
    errors: '',
  });
  expect((await readHistory(sql))[0]?.publishedBy).toMatch(/^user (?:\d+|without a name)$/);
});

test('files that change during a publish are stored as they were at one moment, or not at all', async () => {
  const { sql, folder, environment } = await openWith(markedContent('A', 400));
  const { result } = startCommand('publish', [], environment);
  let ended = false;
  void result.then(() => {
    ended = true;
  });
  for (let round = 0; !ended; round += 1) {
    await pullContent(markedContent(round % 2 === 0 ? 'B' : 'A', 400), folder, fixedPaths);
    await pause(250);
  }
  const { status, errors } = await result;
  if (status === 0) expect(marksIn(await contentIn(sql))).toHaveLength(1);
  else {
    expect(errors).toContain('Nothing was written; publish again when nobody writes them.');
    expect(await readHistory(sql)).toEqual([]);
  }
});

test('a file that changes while the database is being written stops the publish', async () => {
  const { sql, folder, environment } = await openWith(markedContent('A', 400));
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: holding, resolve: held } = Promise.withResolvers<void>();
  const holder = sql.begin(async (sql) => {
    await sql`lock table events in access exclusive mode`;
    held();
    await mayEnd;
  });
  await holding;
  const { result } = startCommand('publish', [], environment);
  const observer = openConnection(environment.DATABASE_URL);
  await expect
    .poll(() => observer`select from pg_stat_activity where wait_event_type = 'Lock'`, { timeout: 20_000 })
    .toHaveLength(1);
  writeFileSync(join(folder, 'events.yaml'), `${readFileSync(join(folder, 'events.yaml'), 'utf8')}# later\n`);
  end();
  await holder;
  expect(await result).toMatchObject({
    status: 1,
    errors: expect.stringContaining('were changed while they were being published'),
  });
  expect(await readHistory(sql)).toEqual([]);
});
