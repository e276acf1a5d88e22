import { randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { sampleContent } from '../../src/content/fixtures/sample-content.ts';
import { writeFolder } from '../../src/content/fixtures/write-folder.ts';
import { sendPicture } from '../../src/desk/browser/pictures/send-picture.ts';
import { DeskProcess, sessionIn } from '../../src/desk/fixtures/desk-process.ts';
import { phoneOf } from '../../src/desk/fixtures/phone-of.ts';
import { ProcessTreeMemory, SMALL_CONTAINER } from '../faults/process-tree-memory.ts';

/** As many pieces as the desk takes in a minute. */
const PICTURES = 3;
const MEGABYTES = 19;

test('the desk and what reads its pictures fit in 256 MB while large ones are sent (short form of npm run soak)', async () => {
  const root = mkdtempSync(join(tmpdir(), 'guide-desk-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const CONTENT_DIR = join(root, 'content');
  await writeFolder(sampleContent(), CONTENT_DIR);
  const environment = { DATA_DIR: join(root, 'data'), CONTENT_DIR, CACHE_DIR: root };
  await using desk = await DeskProcess.start(environment, sessionIn(environment.DATA_DIR));
  using _ = phoneOf(() => desk);
  using memory = new ProcessTreeMemory(desk.pid);
  const create = { width: 3000, height: 2000, channels: 3, background: '#c96' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  for (let number = 1; number <= PICTURES; number += 1) {
    const more = randomFillSync(Buffer.alloc(MEGABYTES * 1024 * 1024));
    const url = await sendPicture({
      picture: new Blob([photo, more]),
      title: `Picture ${number}`,
      signal: AbortSignal.timeout(300_000),
      onProgress: () => {},
    });
    expect(url).toMatch(/\.jpg$/);
  }
  expect(memory.takePeak().anonymous).toBeLessThan(SMALL_CONTAINER);
});
