import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SampleFolder } from '../content/fixtures/sample-folder.ts';
import { killUploads } from './fixtures/killed-upload.ts';

/** `npm run soak` kills fifty. */
const KILLS = 3;

test('kill -9 at each step of an upload: the picture is whole or not there, and the phone goes on (short form of npm run soak)', async () => {
  const folder = new SampleFolder();
  const data = mkdtempSync(join(tmpdir(), 'guide-desk-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const images = join(folder.content, 'images');
  const served = async () =>
    new Map(readdirSync(images).map((name) => [name, readFileSync(join(images, name))]));
  const environment = { DATA_DIR: data, CONTENT_DIR: folder.content, CACHE_DIR: folder.cache };
  const ends = await killUploads({ environment, kills: KILLS, served });
  expect(ends.pictures).toBeGreaterThan(KILLS);
  expect(ends.killed).toBe(KILLS);
  // How many writes a picture comes in depends on the machine.
  expect(ends.steps).toBeGreaterThan(KILLS);
});
