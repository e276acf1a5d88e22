import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { eventually, type GuideProcess, startGuideProcess } from '../guide-process.ts';
import { ProcessTreeMemory } from '../process-tree-memory.ts';
import { type PublishedDatabase, StoppableDatabase } from '../published-database.ts';
import { readWhole } from '../short-content.ts';

export interface PhotoServersReport {
  /** After how many milliseconds both servers answered every page and picture. */
  answeredAfter: number;
  /** The most memory of each server with its picture process, without mapped files, in MB. */
  memory: number[];
  /** The pages and pictures of the second crawl, on a server without its database. */
  answers: number;
  /** Those that weren't 200, without the database, before and after a restart. */
  faults: string[];
}

/** How often the servers are looked at, which takes time itself, in milliseconds. */
const LOOK_EVERY = 250;

/** In pixels. */
interface PhotoSize {
  width: number;
  height: number;
}

/** 12 megapixels, as telephones take them. */
export const TELEPHONE: PhotoSize = { width: 4000, height: 3000 };

export interface PhotoServersOptions {
  /** The size of each photo that is published. */
  photos: readonly PhotoSize[];
  /** How many milliseconds to wait for the photos at most. */
  patience: number;
  /**
   * In pixels: photos with a finer one are larger files, whose sizes take longer to make. By default
   * they're as busy as a meadow.
   */
  grain?: number;
  /** The folder with the content; content/ by default. */
  contentFolder?: string;
}

/**
 * Publishes posts and activities with these photos to a database with two servers, one of which has
 * yet to measure every picture, and waits for them. Then the database stops, and one server is started
 * again.
 */
export async function runPhotoServers({
  photos,
  patience,
  grain = 4,
  contentFolder = 'content',
}: PhotoServersOptions): Promise<PhotoServersReport> {
  await using database = await StoppableDatabase.start(await readWhole(contentFolder));
  await using one = await startGuideProcess({ databaseUrl: database.url, measures: true });
  await using other = await startGuideProcess({ databaseUrl: database.url });
  const guides = [one, other];
  for (const guide of guides) await guide.serving();
  const files = await photoFiles(photos, grain);
  const publish = () => publishPhotos(database, contentFolder, files);
  const arrival = await measureArrival(guides, publish, patience);
  await database.server.stop();
  const crawls = await Promise.all(guides.map(crawl));
  await using again = await restart(one, database);
  crawls.push(await crawl(again));
  return {
    ...arrival,
    answers: crawls[0]?.answers ?? 0,
    faults: crawls.flatMap(({ faults }) => faults),
  };
}

async function measureArrival(
  guides: readonly GuideProcess[],
  publish: () => Promise<string>,
  patience: number,
): Promise<Pick<PhotoServersReport, 'answeredAfter' | 'memory'>> {
  const memories = guides.map(({ pid }) => new ProcessTreeMemory(pid));
  try {
    const title = await publish();
    const publishedAt = performance.now();
    const isWhole = async (guide: GuideProcess) =>
      (await guide.text('/blog')).includes(title) && (await crawl(guide)).faults.length === 0;
    const arrivals = guides.map((guide) =>
      eventually(() => isWhole(guide), 'new pages with all their pictures', patience, LOOK_EVERY),
    );
    await Promise.all(arrivals);
    const answeredAfter = Math.round(performance.now() - publishedAt);
    return { answeredAfter, memory: memories.map((memory) => memory.takePeak().anonymous) };
  } finally {
    for (const memory of memories) memory[Symbol.dispose]();
  }
}

async function restart(guide: GuideProcess, database: PublishedDatabase): Promise<GuideProcess> {
  guide.signal('SIGTERM');
  await guide.ended;
  const { cacheFolder } = guide;
  return await startGuideProcess({ databaseUrl: database.url, cacheFolder });
}

/** Resolves to the title that the newest post has after it. */
async function publishPhotos(
  database: PublishedDatabase,
  contentFolder: string,
  photos: readonly string[],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-photos-'));
  try {
    await cp(join(contentFolder, 'images'), folder, { recursive: true });
    for (const [index, photo] of photos.entries())
      await writeFile(join(folder, `photo-${index + 1}.jpg`), photo, 'latin1');
    const content = await readWhole(contentFolder);
    const title = 'A post with photos';
    let number = 0;
    const withPhoto = <Entry extends { imageUrl: string }>(entry: Entry) => {
      number += 1;
      return number > photos.length ? entry : { ...entry, imageUrl: `/images/photo-${number}.jpg` };
    };
    const posts = content.posts.map((post) => ({ ...withPhoto(post), title }));
    const activities = content.activities.map(withPhoto);
    await database.publish({ ...content, posts, activities }, { pictureFolder: folder });
    return title;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** JPEGs of these sizes; anything written after the end of one makes it another file. */
async function photoFiles(photos: readonly PhotoSize[], grain: number): Promise<string[]> {
  const pictures = new Map<PhotoSize, string>();
  for (const size of new Set(photos)) pictures.set(size, await photoOf(size, grain));
  return photos.map((size, index) => `${pictures.get(size)}${index + 1}`);
}

async function photoOf(size: PhotoSize, grain: number): Promise<string> {
  const raw = {
    width: Math.ceil(size.width / grain),
    height: Math.ceil(size.height / grain),
    channels: 3 as const,
  };
  const bytes = randomBytes(raw.width * raw.height * raw.channels);
  return (await sharp(bytes, { raw }).resize(size).jpeg().toBuffer()).toString('latin1');
}

/** Asks for every page, and for every picture on one. */
async function crawl(guide: GuideProcess): Promise<{ answers: number; faults: string[] }> {
  const sitemap = await guide.text('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>http:\/\/guide\.example(.*?)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const paths = new Set(pages);
  const faults: string[] = [];
  for (const path of paths) {
    const response = await guide.get(path);
    if (response.status !== 200) faults.push(`${path}: ${response.status}`);
    if (!pages.includes(path)) {
      await response.arrayBuffer();
      continue;
    }
    const pictures = (await response.text()).matchAll(/\/(?:images|share)\/[\w.-]+\.\w+/g);
    for (const [picture] of pictures) paths.add(picture);
  }
  if (pages.length === 0) faults.push('an empty sitemap');
  return { answers: paths.size, faults };
}
