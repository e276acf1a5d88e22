import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { photo } from '../../src/content/fixtures/sample-photos.ts';
import { paths } from '../../src/model/paths.ts';
import { editContent } from '../support/edit-content.ts';
import { SITE_URL } from '../support/guide.ts';
import { everyPath } from '../support/pages.ts';
import { testWithOwnGuide as test } from '../support/test.ts';

/** Posts, the pictures the test gives them, and the share pictures they have once all are made. */
const posts = [
  {
    id: 1,
    file: '0001-barbecue-by-the-pound',
    imageUrl: '/images/own-photo.jpg',
    share: 'own-photo',
  },
  {
    id: 2,
    file: '0002-two-bat-flights',
    imageUrl: '/images/own-drawing.svg',
    share: 'own-drawing',
  },
  {
    id: 3,
    file: '0003-peach-season-stonewall',
    imageUrl: '/images/missing.jpg',
    share: 'bluebonnets',
  },
  {
    id: 4,
    file: '0004-dance-halls-and-two-step',
    imageUrl: '/images/broken.jpg',
    share: 'bluebonnets',
  },
  {
    id: 5,
    file: '0005-distillery-day-dripping-springs-hye',
    imageUrl: 'https://images.example.com/a.jpg',
    share: 'bluebonnets',
  },
  {
    id: 6,
    file: '0006-winter-lights-and-trout',
    imageUrl: '/images/winter-lights.svg',
    share: 'winter-lights',
  },
];

/** The path of the share picture that the page names. */
function shareImageIn(html: string): string {
  const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  return address.replace(SITE_URL, '');
}

test('every page’s og:image exists at once and later, whether its picture is shipped, the owner’s, missing, broken or remote', async ({
  guide,
}) => {
  const images = join(guide.contentFolder, 'images');
  await (await photo(480, 360)).jpeg().toFile(join(images, 'own-photo.jpg'));
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="#a33"/></svg>';
  await writeFile(join(images, 'own-drawing.svg'), drawing);
  await writeFile(join(images, 'broken.jpg'), 'not a picture');
  // At once, because the server reads everything again after each edit.
  await Promise.all([
    editContent(guide, 'site.yaml', (text) =>
      text.replace('imageHosts: []', 'imageHosts: [images.example.com]'),
    ),
    ...posts.map(({ file, imageUrl }) =>
      editContent(
        guide,
        `blog/${file}.md`,
        (text) => `${text.replace(/^imageUrl: .*$/m, `imageUrl: ${imageUrl}`)}\n`,
      ),
    ),
  ]);

  const shareImageOf = async (path: string) => {
    const image = shareImageIn(await (await fetch(guide.url + path)).text());
    const answer = await fetch(guide.url + image);
    expect([path, image, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      image,
      200,
      'image/jpeg',
    ]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(200_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([image, width, height]).toEqual([image, 1200, 630]);
    return image;
  };
  const postImages = () => Promise.all(posts.map(({ id }) => shareImageOf(paths.post(id))));
  await expect
    .poll(postImages, { interval: 250 })
    .toEqual(posts.map(({ share }) => `/share/${share}.jpg`));
  for (const path of everyPath) await shareImageOf(path);
});
