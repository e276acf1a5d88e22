import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkGuide } from '../../commands/check/check-guide.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { openSample } from '../fixtures/open-sample.ts';
import {
  SampleFolder,
  sampleActivity,
  sampleEvent,
  samplePicture,
  samplePost,
} from '../fixtures/sample-folder.ts';
import { plainPng } from '../fixtures/sample-photos.ts';

const PHOTO = '/images/Peaches.png';

/** A folder in which everything that can have a picture names this one; the guide's drawings are there. */
function folderNaming(imageUrl: string): SampleFolder {
  const folder = new SampleFolder();
  const pictured = { imageUrl, imageAlt: 'Peaches.' };
  for (const name of ['hero-outdoor', 'hero-dining', 'hero-home-bluebonnets'])
    folder.write(`images/${name}.svg`, samplePicture);
  folder.writeRows('activities', [
    { ...sampleActivity, ...pictured, category: 'Outdoor' },
    { ...sampleActivity, ...pictured, id: 2, title: 'Two', category: 'Photography' },
  ]);
  folder.writeRows('events', [{ ...sampleEvent, ...pictured }]);
  folder.writeRows('cabins', [
    { id: 1, name: 'One', sleeps: 2, summary: 'By a creek.', ...pictured },
  ]);
  folder.writePost(
    '0001-bats.md',
    { ...samplePost, ...pictured, category: 'Outdoor Adventures' },
    'They fly.',
  );
  return folder;
}

/** What stands in place of the picture: of two activities, a post, an event and a cabin. */
const STAND_INS = [
  ['/images/hero-outdoor.svg', undefined],
  ['/images/hero-home-bluebonnets.svg', undefined],
  ['/images/hero-outdoor.svg', undefined],
  [undefined, undefined],
  [undefined, undefined],
];

async function shownIn(folder: SampleFolder) {
  const { store } = await openSample(folder);
  const { activities = [], posts = [], events = [], cabins = [] } = store.current() ?? {};
  const shown = [...activities, ...posts, ...events, ...cabins];
  return shown.map(({ imageUrl, imageAlt }) => [imageUrl, imageAlt]);
}

const warned = async (folder: SampleFolder) => {
  const { problems, warnings } = await checkGuide(folder.content, SAMPLE_DAY);
  return [...problems, ...warnings].map(({ message }) => message);
};

describe('a picture that cannot be shown: the guide’s drawing is, never a broken image', () => {
  test('one that is missing; check says so', async () => {
    const folder = folderNaming(PHOTO);
    expect(await shownIn(folder)).toEqual(STAND_INS);
    const message = `names ${PHOTO}, which is not in the images folder; put it there`;
    expect((await warned(folder)).filter((said) => said === message)).toHaveLength(5);
  });

  test('one whose name has other capitals: check says which one is there', async () => {
    const folder = folderNaming('/images/peaches.PNG');
    folder.write('images/Peaches.png', await plainPng(600, 400));
    expect(await shownIn(folder)).toEqual(STAND_INS);
    expect(await warned(folder)).toContain(
      `names /images/peaches.PNG, which is not in the images folder; write ${PHOTO}`,
    );
  });

  test('one of 400 pixels, which is held back, and check says what to save', async () => {
    const folder = folderNaming(PHOTO);
    folder.write('images/Peaches.png', await plainPng(400, 300));
    expect(await shownIn(folder)).toEqual(STAND_INS);
    expect(await warned(folder)).toContain(
      'is 400 pixels wide, which would look blurred; save it at least 480 wide',
    );
  });

  test('one that is there, at another address, or without a drawing to stand for it: nothing else', async () => {
    const folder = folderNaming(PHOTO);
    folder.write('images/Peaches.png', await plainPng(480, 300));
    const all = Array(5).fill([PHOTO, 'Peaches.']);
    expect(await shownIn(folder)).toEqual(all);
    const elsewhere = 'https://images.example.com/peaches.jpg';
    expect(await shownIn(folderNaming(elsewhere))).toEqual(Array(5).fill([elsewhere, 'Peaches.']));
    const bare = folderNaming(PHOTO);
    for (const name of ['hero-outdoor', 'hero-dining', 'hero-home-bluebonnets'])
      rmSync(bare.path(`images/${name}.svg`));
    expect((await shownIn(bare)).slice(0, 3)).toEqual(all.slice(0, 3));
  });

  test('the hero of a category’s page, whose words name it', async () => {
    const folder = folderNaming('/images/a.svg');
    const { store } = await openSample(folder);
    const pictureOf = (page: string) => store.current()?.words[page]?.imageUrl;
    expect(pictureOf('outdoor')).toBe('/images/hero-outdoor.svg');
    // The shipped words name a drawing that this folder doesn't have.
    expect(pictureOf('culture')).toBe('/images/hero-home-bluebonnets.svg');
  });
});
