import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markedContent } from '../content/fixtures/marked-content.ts';
import { sampleContent } from '../content/fixtures/sample-content.ts';
import { writeFolder } from '../content/fixtures/write-folder.ts';
import {
  openConnection,
  openDatabase,
  waitingSessions,
} from '../content/postgres/fixtures/database.ts';
import type { Content } from '../model/content/content.ts';
import { runCommand, startCommand } from './fixtures/run-command.ts';

async function openWith(content: Content) {
  const { url, sql, store } = await openDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'guide-publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeFolder(content, folder);
  return { sql, store, folder, environment: { DATABASE_URL: url, CONTENT_DIR: folder } };
}

test('a user with no passwd entry can publish', async () => {
  const { store, environment } = await openWith(sampleContent());
  const preload = new URL('./fixtures/user-without-name.mjs', import.meta.url).pathname;
  expect(
    await runCommand('publish', [], { ...environment, NODE_OPTIONS: `--import=${preload}` }),
  ).toMatchObject({ status: 0 });
  expect((await store.newest())?.author).toMatch(/^user (?:\d+|without a name)$/);
});

test('a file that changes before it is sent stops the publish', async () => {
  const { sql, store, folder, environment } = await openWith(markedContent('A', 40));
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: holding, resolve: held } = Promise.withResolvers<void>();
  const holder = sql.begin(async (sql) => {
    await sql`lock table pieces in access exclusive mode`;
    held();
    await mayEnd;
  });
  await holding;
  const { result } = startCommand('publish', [], environment);
  const observer = openConnection(environment.DATABASE_URL);
  await expect.poll(() => waitingSessions(observer)).toHaveLength(1);
  // Whichever is sent first, one of these comes after it.
  for (const name of ['events.yaml', 'blog/0001-post-1.md', 'blog/0040-post-40.md'])
    writeFileSync(join(folder, name), '# later\n');
  end();
  await holder;
  expect(await result).toMatchObject({
    status: 1,
    errors: expect.stringContaining('were changed while they were being published'),
  });
  expect(await store.history()).toEqual([]);
});
