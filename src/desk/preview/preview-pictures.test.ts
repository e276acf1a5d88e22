import { expect, test } from 'vitest';
import type { Content } from '../../model/content/content.ts';
import { sampleActivity, sampleCabin } from '../../model/fixtures/samples.ts';
import { withPictures } from './preview-pictures.ts';
import { NO_PICTURE } from './without-gaps.ts';

const activity = {
  ...sampleActivity(1),
  featured: false,
  category: 'Other',
  imageUrl: '/images/a.jpg',
};
const cabin = {
  ...sampleCabin(1),
  imageUrl: '/images/porch.jpg',
  imageFocus: 'left' as const,
  photos: [{ imageUrl: '/images/beds.jpg', imageAlt: 'Beds.', imageFocus: 'top' as const }],
};
const host = { name: 'Us', words: 'We sweep.', imageUrl: '/images/us.jpg' };
const content = {
  site: { host },
  cabins: [cabin],
  activities: [activity],
  words: {},
} as unknown as Content;

const picture = (name: string, width: number) => ({
  name,
  measurements: { width, height: 10, tone: 3, clear: false },
});
const pictures = ['a.jpg', 'porch.jpg', 'beds.jpg', 'us.jpg'].map((name, at) =>
  picture(name, at + 1),
);
const shown = (width: number) => ({ width, height: 10, tone: 3, widths: [] });

test('a preview has the size of every picture that the guide measures, with what must stay in sight', () => {
  const { activities, cabins, site } = withPictures(content, pictures);
  expect(activities[0]?.image).toEqual(shown(1));
  expect(cabins[0]?.image).toEqual({ ...shown(2), focus: 'left' });
  expect(cabins[0]?.photos?.[0]?.image).toEqual({ ...shown(3), focus: 'top' });
  expect(site.host).toEqual({ ...host, image: shown(4) });
});

test('an entry is the same object as in the last preview, until a picture has another size', () => {
  const [before, after] = [1, 2].map(() => withPictures(content, pictures));
  expect(after?.cabins[0]).toBe(before?.cabins[0]);
  const replaced = withPictures(content, [...pictures, picture('porch.jpg', 90)]);
  expect(replaced.cabins[0]?.image).toEqual({ ...shown(90), focus: 'left' });
});

test('a picture that is lost has the drawing that the guide shows in its place', () => {
  const drawing = picture('hero-home-bluebonnets.svg', 800);
  const [lost] = withPictures(content, [drawing]).activities;
  expect([lost?.imageUrl, lost?.image]).toEqual([`/images/${drawing.name}`, shown(800)]);
});

test('where no picture is yet, the gray place for one stays', () => {
  const activities = [{ ...activity, imageUrl: NO_PICTURE.url }];
  const [drafted] = withPictures({ ...content, activities }, pictures).activities;
  expect(drafted?.imageUrl).toBe(NO_PICTURE.url);
  expect(drafted?.image).toMatchObject(NO_PICTURE.size);
});
