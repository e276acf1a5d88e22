import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { contentTables } from '../../src/app/content-tables.ts';
import { openContentFile } from '../../src/content/gate/open-content-file.ts';
import { SHARE_SOURCES } from '../../src/content/pictures/built-shares.ts';
import { pictureInput } from '../../src/content/pictures/making/picture-input.ts';
import { isVector, kindOfPicture } from '../../src/content/pictures/making/picture-measurements.ts';
import { makeSharePicture } from '../../src/content/pictures/making/share-picture.ts';
import { PictureSurvey, type SurveyedPicture } from '../../src/content/pictures/picture-survey.ts';
import { shippedWords } from '../../src/content/reading/shipped-words.ts';
import { eventPosters } from '../../src/features/events/event-posters.ts';
import { categories } from '../../src/model/categories.ts';
import { isRemoteImage, shareName } from '../../src/model/image/image.ts';
import { townsWithPage } from '../../src/model/towns.ts';
import {
  categoryShareName,
  DEFAULT_SHARE_NAME,
  townShareName,
} from '../../src/site/metadata/share-names.ts';
import { iconFile } from './icon-file.ts';
import { makeMaskableIcon } from './maskable-icon.ts';

const IMAGES = 'content/images';
const CLIENT = 'dist/client';
const CACHE = '.cache/share';
const ICONS = [
  { file: 'apple-touch-icon.png', edge: 180 },
  { file: 'icon-192.png', edge: 192 },
  { file: 'icon-512.png', edge: 512 },
];
/** What browsers and link previews ask for that know no SVG. */
const USUAL_ICON = { file: 'favicon.ico', edge: 32 };
const MASKABLE_ICON = { file: 'icon-maskable-512.png', edge: 512 };

/**
 * Makes the icons, and share pictures (1200 by 630 JPEG, under 200 KB) of all drawings, of pages
 * that have their own, and of the categories of events, next to the browser's files. Unchanged share
 * pictures come from the cache. Exits with status 1 if the default one's drawing is missing.
 */
export async function buildPictures(): Promise<void> {
  await Promise.all([makeSharePictures(), makeIcons()]);
}

async function makeSharePictures(): Promise<void> {
  const folder = join(CLIENT, 'share');
  for (const needed of [CACHE, folder]) await mkdir(needed, { recursive: true });
  const { pictures } = await new PictureSurvey().read(IMAGES);
  const byName = new Map(pictures.map((picture) => [picture.name, picture]));
  const sources = new Map(
    pictures
      .filter(({ name }) => isVector(name))
      .map((picture) => [shareName(picture.name), picture]),
  );
  const fallback = sources.get(DEFAULT_SHARE_NAME);
  if (fallback === undefined) {
    process.stderr.write(
      `${IMAGES}/${DEFAULT_SHARE_NAME}.svg is missing. Pages without their own picture use it when they are shared; put it back.\n`,
    );
    process.exit(1);
  }
  for (const [share, imageUrl] of pagePictures()) {
    const own = isRemoteImage(imageUrl) ? undefined : byName.get(basename(imageUrl));
    sources.set(share, own ?? fallback);
  }
  for (const poster of eventPosters) if (!sources.has(poster)) sources.set(poster, fallback);
  const made = new Map<string, Promise<Buffer>>();
  await Promise.all(
    [...sources].map(async ([share, source]) => {
      const picture = made.get(source.hash) ?? sharePictureOf(source);
      made.set(source.hash, picture);
      await writeFile(join(folder, `${share}.jpg`), await picture);
    }),
  );
  const hashes = [...sources].map(([share, source]) => [share, source.hash]);
  await writeFile(join(folder, SHARE_SOURCES), JSON.stringify(Object.fromEntries(hashes)));
  process.stdout.write(`${sources.size} share pictures\n`);
}

/** Pages' own share pictures: their names, and the pictures named in the pages' words. */
function pagePictures(): [share: string, imageUrl: string][] {
  const words = shippedWords(contentTables);
  const pictureOf = (page: string) => String(words[page]?.imageUrl);
  return [
    ...categories.map(({ slug }): [string, string] => [categoryShareName(slug), pictureOf(slug)]),
    ...townsWithPage.map(({ slug }): [string, string] => [townShareName(slug), pictureOf(slug)]),
  ];
}

async function sharePictureOf(source: SurveyedPicture): Promise<Buffer> {
  const { name, hash } = source;
  const cached = join(CACHE, `${hash}.jpg`);
  const known = await readFile(cached).catch(() => undefined);
  if (known) return known;
  await using file = await openContentFile(source, kindOfPicture(name));
  const picture = await makeSharePicture(await pictureInput(file, name));
  await writeFile(cached, picture);
  return picture;
}

async function makeIcons(): Promise<void> {
  const drawing = await readFile(join(CLIENT, 'favicon.svg'));
  for (const { file, edge } of ICONS) {
    await sharp(drawing, { density: 600 })
      .resize(edge, edge)
      .png({ palette: true })
      .toFile(join(CLIENT, file));
  }
  const { file, edge } = MASKABLE_ICON;
  await writeFile(join(CLIENT, file), await makeMaskableIcon(drawing, edge));
  const small = await sharp(drawing, { density: 600 })
    .resize(USUAL_ICON.edge, USUAL_ICON.edge)
    .png()
    .toBuffer();
  await writeFile(join(CLIENT, USUAL_ICON.file), iconFile(small, USUAL_ICON.edge));
}
