import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { postsShowing } from '../fixtures/posts-showing.ts';
import { sampleEvent, samplePost } from '../fixtures/sample-folder.ts';
import { photo } from '../fixtures/sample-photos.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#a33"/></svg>';

/** The share picture of the activity that every sample folder has. */
const OF_ACTIVITY = 'a.jpg';

describe("the share picture of a post's picture", () => {
  test("of the owner's photo: 1200 by 630, under 200 KB, upright and without metadata; listed only once it exists", async () => {
    const { folder, open, share } = postsShowing('/images/porch.jpg');
    await (await photo(1600, 1200)).jpeg().toFile(join(folder.images, 'porch.jpg'));
    const { read, readWhenMade } = open();
    expect(await read()).toMatchObject([{ unshared: true }]);
    const [image] = await readWhenMade();
    expect(image).toEqual({
      width: 1600,
      height: 1200,
      widths: [480, 768, 1080, 1440, 1600],
      tone: expect.any(Number),
    });
    const { format, width, height, exif, orientation } = await sharp(share('porch.jpg')).metadata();
    expect([format, width, height, exif, orientation]).toEqual([
      'jpeg',
      1200,
      630,
      undefined,
      undefined,
    ]);
    expect(statSync(share('porch.jpg')).size).toBeLessThan(200_000);
  });

  test('is made again when the owner says where the subject is, and when that is deleted', async () => {
    const { folder, open, share } = postsShowing('/images/porch.svg');
    const halves = DRAWING.replace('</svg>', '<rect width="800" height="80" fill="#33a"/></svg>');
    folder.write('images/porch.svg', halves);
    const { read, readWhenMade } = open(new Map([['porch', hash('sha256', halves)]]));
    expect(await read()).toEqual([expect.not.objectContaining({ focus: expect.anything() })]);
    const topOf = async () => {
      const { dominant } = await sharp(
        await sharp(share('porch.jpg'))
          .extract({ left: 0, top: 0, width: 99, height: 9 })
          .toBuffer(),
      ).stats();
      return dominant.r > dominant.b ? 'red' : 'blue';
    };
    const shown = { ...samplePost, imageUrl: '/images/porch.svg' };
    folder.writePost('0001-bats.md', { ...shown, imageFocus: 'top' }, 'A text.');
    expect(await read()).toMatchObject([{ focus: 'top', unshared: true }]);
    expect(await readWhenMade()).toEqual([expect.not.objectContaining({ unshared: true })]);
    expect(await topOf()).toBe('blue');
    folder.writePost('0001-bats.md', shown, 'A text.');
    expect(await read()).toMatchObject([{ unshared: true }]);
    expect(await readWhenMade()).toEqual([expect.not.objectContaining({ unshared: true })]);
    expect(await topOf()).toBe('red');
  });

  test('of an SVG that was added after the build', async () => {
    const { folder, open, share } = postsShowing('images/porch.svg');
    folder.write('images/porch.svg', DRAWING);
    const { read, readWhenMade } = open();
    expect(await read()).toMatchObject([{ unshared: true }]);
    expect(await readWhenMade()).toEqual([
      { width: 800, height: 600, widths: [], tone: expect.any(Number) },
    ]);
    expect((await sharp(share('porch.jpg')).metadata()).width).toBe(1200);
  });

  test('of an SVG in the build exists right away, and is made again when the SVG changes', async () => {
    const { folder, open, share } = postsShowing('/images/porch.svg');
    folder.write('images/porch.svg', DRAWING);
    const { read, readWhenMade } = open(new Map([['porch', hash('sha256', DRAWING)]]));
    expect(await read()).toEqual([expect.not.objectContaining({ unshared: true })]);
    await readWhenMade();
    expect(existsSync(share('porch.jpg'))).toBe(false);
    folder.write('images/porch.svg', DRAWING.replace('#a33', '#3a3'));
    expect(await read()).toMatchObject([{ unshared: true }]);
    expect(await readWhenMade()).toEqual([expect.not.objectContaining({ unshared: true })]);
    expect(existsSync(share('porch.jpg'))).toBe(true);
    folder.write('images/porch.svg', DRAWING);
    expect(await readWhenMade()).toEqual([expect.not.objectContaining({ unshared: true })]);
    expect(existsSync(share('porch.jpg'))).toBe(false);
  });

  test.each([
    ['a missing picture', '/images/nowhere.jpg'],
    ['a broken picture', '/images/broken.jpg'],
    ['a remote picture', 'https://images.example.com/porch.jpg'],
  ])(
    'is not made from %s, and the post has no measurements that mention one',
    async (_, imageUrl) => {
      const { folder, open } = postsShowing(imageUrl);
      folder.write('images/broken.jpg', 'x');
      expect(await open().readWhenMade()).toEqual([undefined]);
      expect(readdirSync(join(folder.photos, 'share'))).toEqual([OF_ACTIVITY]);
    },
  );

  test('is made for posts, activities and events, because they have pages of their own, and for nothing else', async () => {
    const { folder, open } = postsShowing('/images/post.svg');
    folder.writeRows('events', [{ ...sampleEvent, imageUrl: '/images/event.svg' }]);
    for (const name of ['post', 'event', 'other']) folder.write(`images/${name}.svg`, DRAWING);
    await open().readWhenMade();
    expect(readdirSync(join(folder.photos, 'share')).sort()).toEqual([
      OF_ACTIVITY,
      'event.jpg',
      'post.jpg',
    ]);
  });

  test('of a photo and an SVG whose names differ only in their extensions: the photo gets it', async () => {
    const { folder, open } = postsShowing('/images/porch.svg', '/images/Porch.jpg');
    await (await photo(480, 360)).jpeg().toFile(join(folder.images, 'Porch.jpg'));
    folder.write('images/porch.svg', DRAWING);
    const [ofPhoto, ofDrawing] = await open(
      new Map([['porch', hash('sha256', DRAWING)]]),
    ).readWhenMade();
    expect([ofPhoto?.widths, ofPhoto?.unshared, ofDrawing?.unshared]).toEqual([
      [480],
      undefined,
      true,
    ]);
    expect(readdirSync(join(folder.photos, 'share'))).toEqual(['Porch.jpg', OF_ACTIVITY]);
    rmSync(join(folder.images, 'Porch.jpg'));
    expect(await open(new Map([['porch', hash('sha256', DRAWING)]])).readWhenMade()).toEqual([
      undefined,
      expect.not.objectContaining({ unshared: true }),
    ]);
    expect(readdirSync(join(folder.photos, 'share'))).toEqual([OF_ACTIVITY]);
  });

  test('that cannot be made is logged once; the sizes of the photo are still made', async () => {
    const { folder, recorded, open } = postsShowing('/images/porch.jpg');
    await (await photo(480, 360)).jpeg().toFile(join(folder.images, 'porch.jpg'));
    mkdirSync(folder.photos, { recursive: true });
    writeFileSync(join(folder.photos, 'share'), 'a file where the folder should be');
    const { readWhenMade } = open();
    expect(await readWhenMade()).toMatchObject([{ widths: [480], unshared: true }]);
    await readWhenMade();
    expect(
      recorded.entries.filter(({ msg }) =>
        msg.startsWith('the files of a picture could not be made'),
      ),
    ).toHaveLength(1);
  });

  test('of a photo whose sizes an older version made: the sizes stay, the share picture is added', async () => {
    const { folder, open, share } = postsShowing('/images/porch.jpg');
    await (await photo(480, 360)).jpeg().toFile(join(folder.images, 'porch.jpg'));
    await open().readWhenMade();
    const record = join(folder.photos, 'records/porch.jpg.json');
    const { share: _, ...older } = JSON.parse(readFileSync(record, 'utf8')) as { share: boolean };
    writeFileSync(record, JSON.stringify(older));
    rmSync(share('porch.jpg'));
    const made = statSync(join(folder.photos, 'porch-480.avif')).mtimeMs;
    const { read, readWhenMade } = open();
    expect(await read()).toMatchObject([{ widths: [480], unshared: true }]);
    expect(await readWhenMade()).toEqual([expect.not.objectContaining({ unshared: true })]);
    expect([
      existsSync(share('porch.jpg')),
      statSync(join(folder.photos, 'porch-480.avif')).mtimeMs,
    ]).toEqual([true, made]);
  });
});
