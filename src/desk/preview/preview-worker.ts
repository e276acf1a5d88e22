/** Renders previews with the guide's renderer, one a message. Built, as Node can't load components. */
import { contentTables } from '../../app/content-tables.ts';
import { createGuideRenderer } from '../../app/guide-renderer.ts';
import { readEntries } from '../../content/reading/content-folder.ts';
import { type ContentParts, contentOf } from '../../content/reading/content-parts.ts';
import { validParts } from '../../content/reading/content-reading.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { type PreviewPicture, withPictures } from './preview-pictures.ts';
import { withChanges } from './with-changes.ts';

/** A version as two folders: a base that was read before, and what has changed since. */
export interface PreviewFolders {
  base: string;
  /** How many files `base` has. */
  files: number;
  changed: string;
  /** Paths of files that were changed or deleted. */
  paths: readonly string[];
}

export interface PreviewJob extends PreviewFolders {
  /** Pictures of both folders; for two of one name, the last counts. */
  pictures: readonly PreviewPicture[];
  path: string;
  day: CivilDay;
}

export interface PreviewPage {
  status: 200 | 404;
  html: string;
  styleHashes: readonly string[];
}

const [siteUrl = '', clientFolder = ''] = process.argv.slice(2);
const renderer = createGuideRenderer(siteUrl, clientFolder);

/** A cache, as reading ten thousand posts takes seconds. */
let known: { base: string; parts: ContentParts } | undefined;

process.on('disconnect', () => process.exit());
process.on('message', async (job: PreviewJob) => {
  const answer = await preview(job).catch((error: Error) => ({ failure: error.stack }));
  process.send?.(answer ?? { failure: 'the content has no page' }, () => {});
});

/** Leaves out what has a fault; the desk reports it beside the page. */
async function partsIn(folder: string): Promise<ContentParts> {
  return validParts(await readEntries(folder, contentTables));
}

async function preview(job: PreviewJob): Promise<PreviewPage | undefined> {
  const { base, changed, paths, pictures, path, day } = job;
  const { contentOn, renderPage, styleHashes } = await renderer;
  if (known?.base !== base) known = { base, parts: await partsIn(base) };
  const parts = withChanges(known.parts, await partsIn(changed), paths);
  const content = contentOf(parts, contentTables);
  if (!content) return undefined;
  return { ...renderPage(path, contentOn(withPictures(content, pictures), day)), styleHashes };
}
