import { expect } from 'vitest';
import { POST_CATEGORIES } from '../../src/features/blog/post-categories.ts';
import { EVENT_CATEGORIES } from '../../src/features/events/event-categories.ts';
import { ACTIVITY_CATEGORIES, categoryTone } from '../../src/model/category-looks.ts';
import { pages, paths } from '../../src/model/paths.ts';
import { everyPath } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { type Color, contrastOnPictures, contrastRatio, luminance } from './contrast.ts';

const schemes = ['light', 'dark'] as const;

/** WCAG 2.2 AA for text of any size. */
const AA = 4.5;

const pagesWithoutPictures: readonly string[] = [
  paths.thingsToDo,
  paths.events,
  paths.blog,
  paths.contact,
  pages['river-safety'].path,
  paths.search,
  paths.stay,
  paths.plan,
  paths.post(999_999),
];

/** In the dark, only colors differ, so one width is enough. */
const windows = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 2560, colorScheme: 'light' },
] as const;

/** Every place with words on a picture, but for the map, whose letters have their own halos. */
const PICTURES_WITH_WORDS = '.hero, .post-title';

test.for(everyPath.filter((path) => !pagesWithoutPictures.includes(path)))(
  'the words on the pictures of %s have a contrast of 4.5:1 or more, whatever their size, from 360 to 2560 px, in light and dark mode',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: windows[0].width, height: 900 });
    // With its linked styles.
    await page.goto(path);
    await page.evaluate(hideAllBut, PICTURES_WITH_WORDS);
    await page.evaluate(() => document.fonts.ready);
    for (const { width, colorScheme } of windows) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate(untilDecoded, PICTURES_WITH_WORDS);
      const contrasts = await contrastOnPictures(page, PICTURES_WITH_WORDS);
      expect(contrasts.length).toBeGreaterThan(0);
      const faint = contrasts.filter(({ ratio }) => ratio < AA);
      expect(faint, `${width} px, ${colorScheme}`).toEqual([]);
    }
  },
);

test('badges have AA contrast in every category color and the neutral gray, in light and dark mode', async ({
  sharedPage: page,
}) => {
  const tones = [
    ...ACTIVITY_CATEGORIES,
    ...EVENT_CATEGORIES,
    ...POST_CATEGORIES,
    'An unknown category',
  ].map(categoryTone);
  expect(new Set(tones).size).toBeGreaterThan(8);
  await page.goto(paths.contact);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const tone of new Set(tones)) {
      const [text, background] = await page.evaluate((tone) => {
        const badge = document.createElement('span');
        badge.className = `badge badge-${tone}`;
        document.body.append(badge);
        const { color, backgroundColor } = getComputedStyle(badge);
        badge.remove();
        return [color, backgroundColor].map(
          (color) => color.match(/\d+/g)?.map(Number) as unknown as Color,
        );
      }, tone);
      expect(
        text && background && contrastRatio(luminance(text), luminance(background)),
        `${tone}, ${colorScheme}`,
      ).toBeGreaterThanOrEqual(AA);
    }
  }
});

/**
 * Runs in the page: spares the browser painting what is neither in, around nor behind these elements.
 * Everything keeps its place.
 */
function hideAllBut(selector: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `body :not(:has(${selector}), ${selector}, :is(${selector}) *) { visibility: hidden !important; }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: waits for the pictures of the window's size. */
async function untilDecoded(selector: string): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`:is(${selector}) img`)];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}
