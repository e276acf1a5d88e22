import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { plainPng } from '../content/fixtures/sample-photos.ts';
import { writeSample } from '../content/fixtures/write-folder.ts';
import { openDatabase } from '../content/postgres/fixtures/database.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

/** A small guide in its own folder, with a way to run the commands on it and a database. */
async function openGuide() {
  const { url, store } = await openDatabase();
  const root = mkdtempSync(join(tmpdir(), 'guide-pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'content');
  await writeSample(folder);
  const images = join(folder, 'images');
  const run = (name: string, ...args: string[]) =>
    runInMemory(name, args, { DATABASE_URL: url, CONTENT_DIR: folder });
  return { store, root, images, run };
}

function picturesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'hex')]));
}

test('a missing, broken or too large picture stops a publish by name and says what to do', async () => {
  const { store, images, run } = await openGuide();
  rmSync(join(images, 'a.svg'));
  writeFileSync(join(images, 'broken.jpg'), 'not a photo');
  const noise = { create: { width: 2600, height: 2700, channels: 3 as const, background: '#fff' } };
  await sharp(randomBytes(2600 * 2700 * 3), { raw: noise.create })
    .png({ compressionLevel: 0 })
    .toFile(join(images, 'large.png'));
  const { status, errors } = await run('publish');
  expect(status).toBe(1);
  expect(errors).toMatch(/“Tubing” imageUrl: names images\/a\.svg, which is not in the images fol/);
  expect(errors).toMatch(/images\/broken\.jpg: cannot be read as a picture .*; save it again as/);
  expect(errors).toMatch(/images\/large\.png: has 20\.1 MB; a picture .* may have 20 MB at most/);
  expect(await store.history()).toEqual([]);
});

test('pull brings back published pictures byte for byte: new, changed and removed ones', async () => {
  const { images, run } = await openGuide();
  const photo = await plainPng(600, 400);
  writeFileSync(join(images, 'porch.png'), photo);
  expect((await run('publish')).status).toBe(0);
  const published = picturesIn(images);
  writeFileSync(join(images, 'porch.png'), await plainPng(500, 400));
  writeFileSync(join(images, 'pond.png'), await plainPng(480, 320));
  expect((await run('publish')).output).toMatch(
    /^\+ picture pond\.png\n~ picture porch\.png\n1 added, 1 changed, 0 removed/m,
  );
  await run('undo');
  const { status, output } = await run('pull');
  expect(status).toBe(0);
  expect(output).toBe(
    `- ${images}/pond.png\n~ ${images}/porch.png\n2 files changed; the files match version 3.\n`,
  );
  expect(picturesIn(images)).toEqual(published);
  expect((await run('publish')).output).toMatch(/^Nothing has changed/m);
});

test('a picture that was never published is neither deleted nor replaced; --force keeps a copy', async () => {
  const { root, images, run } = await openGuide();
  writeFileSync(join(images, 'porch.png'), await plainPng(600, 400));
  await run('publish');
  const published = picturesIn(images);
  writeFileSync(join(images, 'porch.png'), await plainPng(500, 400));
  writeFileSync(join(images, 'pond.png'), await plainPng(480, 320));
  const edited = picturesIn(images);
  const refused = await run('pull');
  expect(refused.status).toBe(1);
  expect(refused.errors).toMatch(
    /\n[~+] picture porch\.png\n[~+] picture pond\.png\n|\n[~+] picture pond\.png\n[~+] picture porch\.png\n/,
  );
  expect(picturesIn(images)).toEqual(edited);

  const { output } = await run('pull', '--force');
  const backup = /^The files being replaced were copied to (.*)$/m.exec(output)?.[1] ?? root;
  expect(picturesIn(join(backup, 'images'))).toEqual({
    'pond.png': edited['pond.png'],
    'porch.png': edited['porch.png'],
  });
  expect(picturesIn(images)).toEqual(published);
});
