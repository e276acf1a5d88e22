/**
 * Makes what the build cannot write by hand: the share pictures (1200 by 630 JPEG, under 200 KB) of all vector
 * illustrations, and the icons. Runs after the browser build; unchanged pictures are kept.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const SHARE_SIZE = { width: 1200, height: 630 };
const LARGEST = 200_000;
const QUALITIES = [86, 78, 68, 55];
const ICONS = [
  { file: 'apple-touch-icon.png', edge: 180 },
  { file: 'icon-192.png', edge: 192 },
  { file: 'icon-512.png', edge: 512 },
];

const images = new URL('../content/images/', import.meta.url);
const client = new URL('../dist/client/', import.meta.url);
const cache = new URL('../.cache/share/', import.meta.url);

await mkdir(cache, { recursive: true });
await mkdir(new URL('share/', client), { recursive: true });
const names = (await readdir(images)).filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length));
for (const name of names) {
  const picture = await sharePicture(name);
  await writeFile(new URL(`share/${name}.jpg`, client), picture);
}
const icon = await readFile(new URL('favicon.svg', client));
for (const { file, edge } of ICONS) {
  await sharp(icon, { density: 600 }).resize(edge, edge).png({ palette: true }).toFile(new URL(file, client).pathname);
}
process.stdout.write(`${names.length} share pictures, ${ICONS.length} icons\n`);

/** The share picture of an illustration, from the cache where it is newer than the illustration. */
async function sharePicture(name: string): Promise<Buffer> {
  const source = new URL(`${name}.svg`, images);
  const cached = new URL(`${name}.jpg`, cache);
  const [made, drawn] = await Promise.all([stat(cached).catch(() => undefined), stat(source)]);
  if (made && made.mtimeMs > drawn.mtimeMs) return readFile(cached);
  const picture = await renderSharePicture(source);
  await writeFile(cached, picture);
  return picture;
}

async function renderSharePicture(source: URL): Promise<Buffer> {
  const raster = sharp(await readFile(source), { density: 144 }).resize({ ...SHARE_SIZE, fit: 'cover' });
  for (const quality of QUALITIES) {
    const picture = await raster.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length < LARGEST) return picture;
  }
  throw new Error(`${source.pathname}: the share picture stays over ${LARGEST} bytes; draw it with less detail`);
}
