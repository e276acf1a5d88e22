import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type OpenSample, openSample, sampleSource } from '../fixtures/open-sample.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { folderShowing, photo, plainPng } from '../fixtures/sample-photos.ts';
import type { Snapshot } from '../snapshot.ts';

const CORNER = { left: 0, top: 0, width: 40, height: 40 };

/** The content once the sizes of its photo and the share pictures exist. */
async function untilReady({ store, next }: OpenSample): Promise<Snapshot> {
  let current = store.current();
  while (!isReady(current)) current = await next();
  return current;
}

function isReady(snapshot: Snapshot | undefined): snapshot is Snapshot {
  const [ofActivity, ofPost] = [snapshot?.activities[0]?.image, snapshot?.posts[0]?.image];
  return Boolean(ofActivity?.widths.length) && !ofActivity?.unshared && !ofPost?.unshared;
}

describe("the owner's photos", () => {
  test('are measured right away, upright; the AVIF and WebP sizes follow with a new revision', async () => {
    const folder = folderShowing('porch.jpg');
    await (await photo(1000, 800)).jpeg().toFile(join(folder.images, 'porch.jpg'));
    const sample = await openSample(folder);
    const first = sample.store.current();
    const measured = { width: 1000, height: 800, widths: [], tone: 6, unshared: true };
    expect(first?.activities[0]?.image).toEqual(measured);
    const ready = await untilReady(sample);
    expect(ready.revision).not.toBe(first?.revision);
    expect(ready.activities[0]?.image).toEqual({
      width: 1000,
      height: 800,
      widths: [480, 768, 1000],
      tone: 6,
    });
    for (const width of [480, 768, 1000]) {
      for (const format of ['avif', 'webp']) {
        const made = await sharp(join(folder.photos, `porch-${width}.${format}`)).metadata();
        expect([made.width, made.height, made.format]).toEqual([
          width,
          Math.round(width * 0.8),
          format === 'avif' ? 'heif' : 'webp',
        ]);
      }
    }
    expect(await sample.recorded.entry('the sizes of a photo are ready')).toMatchObject({
      photo: 'porch.jpg',
      done: 1,
      of: 1,
    });
  });

  test('are rotated as EXIF says and stripped of metadata, in every file that is served', async () => {
    const folder = folderShowing('porch.jpg');
    const original = join(folder.images, 'porch.jpg');
    await (await photo(800, 600)).jpeg().toFile(original);
    expect((await sharp(original).metadata()).orientation).toBe(6);
    expect(readFileSync(original).includes('Secret Owner')).toBe(true);
    await untilReady(await openSample(folder));
    const served = readdirSync(folder.photos).filter(
      (name) => name.startsWith('porch') && !name.endsWith('.json'),
    );
    expect(served.sort()).toEqual([
      'porch-480.avif',
      'porch-480.webp',
      'porch-768.avif',
      'porch-768.webp',
      'porch-800.avif',
      'porch-800.webp',
      'porch.jpg',
    ]);
    for (const name of served) {
      const file = join(folder.photos, name);
      const { exif, xmp, iptc, orientation, width = 0, height = 0 } = await sharp(file).metadata();
      expect([name, exif, xmp, iptc, orientation]).toEqual([
        name,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(width).toBeGreaterThan(height);
      expect(readFileSync(file).includes('Secret Owner')).toBe(false);
      const [red = 0, green = 255] = await sharp(file)
        .extract(CORNER)
        .resize(1, 1)
        .removeAlpha()
        .raw()
        .toBuffer();
      expect([name, red > 200, green < 60]).toEqual([name, true, true]);
    }
  });

  test.each([
    ['a large one', 2400, [480, 768, 1080, 1440, 1920], 1920],
    ['a small one', 480, [480], 480],
  ])('no size is larger than the photo or than 1920: %s', async (_, width, widths, largest) => {
    const folder = folderShowing('porch.webp');
    await sharp({ create: { width, height: width / 2, channels: 3, background: '#24473f' } })
      .webp()
      .toFile(join(folder.images, 'porch.webp'));
    const ready = await untilReady(await openSample(folder));
    expect(ready.activities[0]?.image).toEqual({
      width: largest,
      height: largest / 2,
      widths,
      tone: 11,
    });
    expect((await sharp(join(folder.photos, 'porch.webp')).metadata()).width).toBe(largest);
  });

  test("are made once: not again on the next start, nor when only the file's date changes", async () => {
    const folder = folderShowing('porch.png');
    await sharp({ create: { width: 500, height: 500, channels: 4, background: '#24473f80' } })
      .png()
      .toFile(join(folder.images, 'porch.png'));
    const first = await openSample(folder);
    const ready = await untilReady(first);
    await first.store.close();
    const made = statSync(join(folder.photos, 'porch-480.avif')).mtimeMs;
    utimesSync(join(folder.images, 'porch.png'), new Date(), new Date());
    const second = await openSample(folder);
    expect(second.store.current()).toEqual(ready);
    await second.store.close();
    expect(statSync(join(folder.photos, 'porch-480.avif')).mtimeMs).toBe(made);
  });

  test('the sizes of a replaced photo are made again, those of a removed one are deleted', async () => {
    const folder = folderShowing('porch.png');
    folder.write('images/porch.png', await plainPng(900, 300));
    const sample = await openSample(folder);
    await untilReady(sample);
    folder.write('images/porch.png', await plainPng(600, 300));
    const isReplaced = ({ activities }: Snapshot) =>
      activities[0]?.image?.widths.join() === '480,600';
    while (!isReplaced(await sample.next()));
    expect(existsSync(join(folder.photos, 'porch-768.avif'))).toBe(false);
    rmSync(join(folder.images, 'porch.png'));
    while ((await sample.next()).activities[0]?.image !== undefined);
    await expect.poll(() => readdirSync(folder.photos).join()).not.toContain('porch');
    await sample.store.close();
  });

  test('a photo added while others are being made is made after them, even if one of them fails', async () => {
    const folder = folderShowing('second.png');
    folder.write('images/first.png', await plainPng(500, 300));
    mkdirSync(join(folder.photos, 'first-480.avif'), { recursive: true });
    const recorded = new RecordedLog();
    const source = sampleSource(folder, recorded);
    await source.read();
    folder.write('images/second.png', await plainPng(500, 200));
    await source.read();
    await recorded.entry('could not be made');
    await recorded.entry('the sizes of a photo are ready');
    expect((await source.read()).activities[0]?.image?.widths).toEqual([480, 500]);
    await source.close();
  });

  test('a photo replaced by a broken one: what was made before is still there', async () => {
    const folder = folderShowing('porch.png');
    folder.write('images/porch.png', await plainPng(500, 300));
    const sample = await openSample(folder);
    await untilReady(sample);
    folder.write('images/porch.png', 'broken');
    expect((await sample.next()).activities[0]?.image).toBeUndefined();
    await sample.store.close();
    expect(existsSync(join(folder.photos, 'porch.png'))).toBe(true);
  });

  test('a disk that cannot be written is logged; the content is served', async () => {
    const folder = folderShowing('porch.png');
    folder.write('images/porch.png', await plainPng(500, 300));
    folder.fillDisk();
    const { store, recorded } = await openSample(folder);
    await recorded.entry('cannot be created');
    await expect.poll(() => store.current()?.activities).toHaveLength(1);
  });
});
