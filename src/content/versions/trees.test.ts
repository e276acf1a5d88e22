import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Objects } from './objects.ts';
import { Trees } from './trees.ts';

const DAY = 24 * 60 * 60 * 1000;

test('the three written last stay, whatever the clock says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-trees-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const objects = new Objects(join(folder, 'objects'));
  const trees = new Trees(join(folder, 'trees'), objects);
  const now = Date.now();
  const written: string[] = [];
  for (const days of [0, 1, -1, 1, -2, -3]) {
    vi.setSystemTime(now + days * DAY);
    const hash = objects.add(Buffer.from(`Peaches, ${written.length}`));
    written.push(await trees.write(new Map([['site.yaml', hash]])));
    expect(await trees.latest()).toBe(written.at(-1));
    expect(written.filter(existsSync)).toEqual(written.slice(-3));
  }
});
