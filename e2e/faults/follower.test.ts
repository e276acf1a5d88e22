import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually, startGuideProcess } from './guide-process.ts';
import { childrenOf } from './process-tree-memory.ts';
import { shortContentFolder } from './short-content.ts';

test('what follows the content is killed: visitors are served, and the next edit is live; it ends with a killed server', async () => {
  const contentFolder = await mkdtemp(join(tmpdir(), 'guide-followed-'));
  onTestFinished(() => rm(contentFolder, { recursive: true, force: true }));
  await cp(await shortContentFolder(), contentFolder, { recursive: true });
  await using guide = await startGuideProcess({ contentFolder });
  await guide.serving();
  const follower = await eventually(async () => childrenOf(guide.pid)[0], 'process that follows');
  process.kill(follower, 'SIGKILL');
  await guide.entry('the process that follows the content ended with SIGKILL');
  expect((await guide.get('/events')).status).toBe(200);
  const site = join(contentFolder, 'site.yaml');
  const text = await readFile(site, 'utf8');
  await writeFile(site, text.replace(/^brand: .*/m, 'brand: Followed Again'));
  await eventually(
    async () => (await guide.text('/')).includes('Followed Again'),
    'sign of the edit',
  );
  expect(await guide.readiness()).toMatchObject({ status: 200, stale: false });
  const [next = 0] = childrenOf(guide.pid);
  expect(next).not.toBe(follower);
  guide.signal('SIGKILL');
  await guide.ended;
  await eventually(async () => !isRunning(next), 'end of the process that follows');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
