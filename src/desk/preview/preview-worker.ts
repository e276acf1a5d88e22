/** Shows the desk pages by the guide's own renderer, as Node can't read components: one a call. */
import { contentTables } from '../../app/content-tables.ts';
import { createGuideRenderer } from '../../app/guide-renderer.ts';
import { readEntries } from '../../content/reading/content-folder.ts';
import { contentOf } from '../../content/reading/content-parts.ts';
import { validParts } from '../../content/reading/content-reading.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { type PreviewPicture, withPictures } from './preview-pictures.ts';

/** What is to be seen. */
export interface PreviewJob {
  /** A version, put together as a folder. */
  folder: string;
  /** The pictures in it. */
  pictures: readonly PreviewPicture[];
  path: string;
  day: CivilDay;
}

/** The page, and the hashes of the styles in it; undefined if the content is too broken for any. */
export interface PreviewPage {
  status: 200 | 404;
  html: string;
  styleHashes: readonly string[];
}

const [siteUrl = '', clientFolder = ''] = process.argv.slice(2);
const renderer = createGuideRenderer(siteUrl, clientFolder);

process.on('disconnect', () => process.exit());
process.on('message', async (job: PreviewJob) => {
  const answer = await preview(job).catch((error: Error) => ({ failure: error.stack }));
  process.send?.(answer ?? { failure: 'the content has no page' }, () => {});
});

async function preview(job: PreviewJob): Promise<PreviewPage | undefined> {
  const { folder, pictures, path, day } = job;
  const { contentOn, renderPage, styleHashes } = await renderer;
  // What has a fault is left out; the desk says so beside the page.
  const content = contentOf(validParts(await readEntries(folder, contentTables)), contentTables);
  if (!content) return undefined;
  return { ...renderPage(path, contentOn(withPictures(content, pictures), day)), styleHashes };
}
