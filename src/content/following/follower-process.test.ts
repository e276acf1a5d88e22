import { readFileSync, rmSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ContentProblems } from '../content-source.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { SampleFolder, sampleEvent } from '../fixtures/sample-folder.ts';
import { FollowerProcess } from './follower-process.ts';

const PROGRAM = new URL('../../app/follower.ts', import.meta.url);
const PATIENCE = { timeout: 60_000, interval: 20 };

/** What the server starts for an owner's folder. */
function follow(program = PROGRAM) {
  const folder = new SampleFolder();
  const recorded = new RecordedLog();
  const data = join(folder.cache, 'data');
  const own = { CONTENT_DIR: folder.content, CACHE_DIR: folder.cache, DATA_DIR: data };
  const follower = new FollowerProcess({
    program,
    env: { ...process.env, ...own, LOG_LEVEL: 'silent', DATABASE_URL: undefined },
    folder: folder.content,
    log: recorded.log,
  });
  onTestFinished(() => follower.close());
  const events = async () =>
    readFileSync(join((await follower.load()).folder, 'events.yaml'), 'utf8');
  return { folder, data, recorded, follower, events };
}

test('the folder is followed in a process of its own, which gives way to the server (decision 44)', async () => {
  const { folder, data, follower, events } = follow();
  expect(follower.folder).toBe(folder.content);
  await events();
  expect(follower.folder.startsWith(join(data, 'trees'))).toBe(true);
  const { pid = 0 } = follower;
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000');
  const changed = vi.fn();
  await follower.watch(changed);
  folder.writeRows('events', [{ ...sampleEvent, time: 'noon' }]);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), PATIENCE);
  expect(await events()).toContain('noon');
});

test('a killed process is replaced: a question fails at once, and the next edit is seen', async () => {
  const { folder, recorded, follower, events } = follow();
  await events();
  const { pid = 0 } = follower;
  const asked = follower.load();
  process.kill(pid, 'SIGKILL');
  await expect(asked).rejects.toThrow('the process that follows the content ended with SIGKILL');
  await recorded.entry('ended with SIGKILL');
  folder.writeRows('events', [{ ...sampleEvent, time: 'at dusk' }]);
  expect(await events()).toContain('at dusk');
  // If nobody has asked, the server hears that it should.
  const changed = vi.fn();
  await follower.watch(changed);
  await events();
  changed.mockClear();
  process.kill(follower.pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), PATIENCE);
  expect(follower.pid).toBeUndefined();
  expect(await events()).toContain('at dusk');
});

test('what is wrong arrives as the same kind of error', async () => {
  const { folder, follower } = follow();
  rmSync(folder.content, { recursive: true });
  const problem = {
    file: 'CONTENT_DIR',
    message:
      'does not point to a folder that can be read; create that folder, or correct the setting',
  };
  const error = await follower.load().catch((reason) => reason);
  expect(error).toBeInstanceOf(ContentProblems);
  expect(error.problems).toEqual([problem]);
});

test('the process ends with the server, and doesn’t start if its program is broken', async () => {
  const { follower } = follow();
  await follower.load();
  const { pid = 0 } = follower;
  await follower.close();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  const missing = follow(new URL('no-such-program.ts', PROGRAM));
  await expect(missing.follower.load()).rejects.toThrow('ended with status 1');
});

test('a process that can’t be started fails a question at once; the next one starts another', async () => {
  const { execPath } = process;
  process.execPath = '/no/such/node';
  const { follower, events } = follow();
  process.execPath = execPath;
  await expect(follower.load()).rejects.toThrow('ended with spawn /no/such/node ENOENT');
  expect(await events()).toContain('title');
});
