import { expect, test } from 'vitest';
import type { Content } from '../../model/content/content.ts';
import { sampleActivity, sampleCabin } from '../../model/fixtures/samples.ts';
import { leadPictures, withImages } from './pictured-lists.ts';

const cabin = {
  ...sampleCabin(1),
  photos: [
    { imageUrl: '/images/beds.jpg', imageAlt: 'Two beds.', imageFocus: 'top' as const },
    { imageUrl: '/images/bath.jpg', imageAlt: 'A tub.' },
  ],
};
const drawn = sampleCabin(2);
const activity = { ...sampleActivity(1), featured: false };
const content = { cabins: [cabin, drawn], activities: [activity] } as unknown as Content;

test('every picture of every list is measured, the photos of an entry too, with what must stay in sight', () => {
  const measured = withImages(content, (imageUrl, focus) => ({
    width: imageUrl.length,
    height: 1,
    widths: [],
    tone: 0,
    focus,
  }));
  expect(measured.activities[0]?.image?.width).toBe(activity.imageUrl.length);
  expect(measured.cabins[0]?.photos?.map(({ image }) => image?.focus)).toEqual(['top', undefined]);
  expect(measured.cabins[0]?.photos?.[0]).not.toHaveProperty('imageFocus');
  expect(measured.cabins[1]).toBe(drawn);
});

test('an entry without a picture of its own is shared with the first of its photos', () => {
  expect(leadPictures(content).map(({ imageUrl }) => imageUrl)).toEqual([
    '/images/beds.jpg',
    activity.imageUrl,
  ]);
});
