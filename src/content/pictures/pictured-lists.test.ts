import { expect, test } from 'vitest';
import type { Content } from '../../model/content/content.ts';
import { sampleActivity, sampleCabin } from '../../model/fixtures/samples.ts';
import { leadPictures, withPictures } from './pictured-lists.ts';

const cabin = {
  ...sampleCabin(1),
  photos: [
    { imageUrl: '/images/beds.jpg', imageAlt: 'Two beds.', imageFocus: 'top' as const },
    { imageUrl: '/images/bath.jpg', imageAlt: 'A tub.' },
  ],
};
const drawn = sampleCabin(2);
const activity = { ...sampleActivity(1), featured: false };
const host = { name: 'Us', words: 'We sweep.', imageUrl: '/images/us.jpg' };
const content = {
  site: { host },
  cabins: [cabin, drawn],
  activities: [activity],
  words: {},
} as unknown as Content;

const details = (width: number) => ({ width, height: 1, widths: [], tone: 0 });

test('every picture of every list is measured, the photos of an entry too, with what must stay in sight', () => {
  const images = new Map([
    [activity.imageUrl, details(800)],
    ['/images/beds.jpg', details(1)],
    ['/images/bath.jpg', details(2)],
  ]);
  const measured = withPictures(content, images);
  expect(measured.activities[0]?.image).toEqual(details(800));
  expect(measured.cabins[0]?.photos?.map(({ image }) => image)).toEqual([
    { ...details(1), focus: 'top' },
    details(2),
  ]);
  expect(measured.cabins[0]?.photos?.[0]).not.toHaveProperty('imageFocus');
  expect(measured.cabins[1]).toBe(drawn);
});

test('a photo that is lost is left out; others stay', () => {
  const [shown] = withPictures(content, new Map([['/images/bath.jpg', details(2)]])).cabins;
  expect(shown?.photos?.map(({ imageUrl }) => imageUrl)).toEqual(['/images/bath.jpg']);
});

test('an entry without a picture of its own is shared with the first of its photos', () => {
  expect(leadPictures(content).map(({ imageUrl }) => imageUrl)).toEqual([
    '/images/beds.jpg',
    activity.imageUrl,
  ]);
});

test('the host has a photo with its measurements; without the photo, nobody is shown', () => {
  const images = new Map([['/images/us.jpg', details(3)]]);
  expect(withPictures(content, images).site.host).toEqual({ ...host, image: details(3) });
  expect(withPictures(content, new Map()).site).not.toHaveProperty('host');
});
