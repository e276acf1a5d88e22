import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startGuideOverFolder } from '../../server/fixtures/guide-over-folder.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { SampleFolder, samplePicture } from '../fixtures/sample-folder.ts';
import { folderShowing, plainPng } from '../fixtures/sample-photos.ts';
import { Photos } from './photos.ts';
import { shownPictures } from './shown-pictures.ts';

type Guide = Awaited<ReturnType<typeof startGuideOverFolder>>;

const statusOf = async (guide: Guide, path: string) => (await guide.get(path)).status;
const textAt = async (guide: Guide, path: string) => await (await guide.get(path)).text();

describe('a picture that gets a fault under its own name', () => {
  test.each<[string, (folder: SampleFolder) => void]>([
    ['a link out of the folder', (folder) => symlinkSync('/proc/self/environ', folder.path('new'))],
    ['a drawing without a viewBox', (folder) => folder.write('new', '<svg>secret</svg>')],
    ['more than 2 MB', (folder) => folder.write('new', samplePicture.padEnd(2 ** 21 + 1, '\n'))],
  ])(
    'a drawing becomes %s: its old bytes or 404, and after a correction the new ones',
    async (_, write) => {
      const folder = new SampleFolder();
      await using guide = await startGuideOverFolder(folder);
      await expect.poll(() => textAt(guide, '/images/a.svg')).toBe(samplePicture);
      write(folder);
      folder.rename('new', 'images/a.svg');
      await expect
        .poll(async () => {
          const answer = await guide.get('/images/a.svg');
          const text = await answer.text();
          expect([200, 404]).toContain(answer.status);
          if (answer.status === 200) expect(text).toBe(samplePicture);
          return answer.status;
        })
        .toBe(404);
      const corrected = samplePicture.replace('4d6b3c', '24473f');
      rmSync(folder.path('images/a.svg'));
      folder.write('images/a.svg', corrected);
      await expect.poll(() => textAt(guide, '/images/a.svg')).toBe(corrected);
    },
  );

  test('a photo: all its sizes, formats and its share picture are 404, until it is as before', async () => {
    const folder = folderShowing('porch.png');
    const png = await plainPng(480, 320);
    folder.write('images/porch.png', png);
    await using guide = await startGuideOverFolder(folder);
    const addresses = [
      '/images/porch.png',
      ...['480.avif', '480.webp'].map((end) => `/images/porch-${end}`),
      '/share/porch.jpg',
    ];
    const all = (status: number) => addresses.map((address) => [address, status]);
    const statuses = () =>
      Promise.all(addresses.map(async (path) => [path, await statusOf(guide, path)]));
    await expect.poll(statuses).toEqual(all(200));
    writeFileSync(folder.path('new'), png.subarray(0, png.length / 2));
    renameSync(folder.path('new'), folder.path('images/porch.png'));
    await expect.poll(statuses).toEqual(all(404));
    expect(await statusOf(guide, '/images/a.svg')).toBe(200);
    writeFileSync(folder.path('new'), png);
    renameSync(folder.path('new'), folder.path('images/porch.png'));
    await expect.poll(statuses).toEqual(all(200));
  });
});

test('before the folder was read, drawings are shown with the bytes that an earlier start checked', async () => {
  const folder = new SampleFolder();
  folder.write('images/b.svg', samplePicture);
  const photos = new Photos({
    imagesFolder: () => folder.images,
    photoFolder: folder.photos,
    builtShares: new Map(),
    log: new RecordedLog().log,
  });
  const { drawings } = await photos.shown();
  expect([...drawings.keys()]).toEqual(['a.svg']);
});

test('two pictures of one name: the files of the good one are shown, whatever the other one is', () => {
  const path = (name: string) => ({ name, root: '/c', file: join('/c/images', name), hash: '1' });
  const { mayShow } = shownPictures(
    [path('porch.jpg'), path('b.svg')],
    ['/c/images/porch.png', '/c/images/bad.svg'],
  );
  expect(['porch.jpg', 'porch-480.avif', 'share/porch.jpg', 'other.jpg'].map(mayShow)).toEqual(
    Array(4).fill(true),
  );
  expect(['porch.png', 'bad.svg', 'share/bad.jpg'].map(mayShow)).toEqual(Array(3).fill(false));
});
