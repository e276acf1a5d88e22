import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentProblem } from '../../content/content-source.ts';
import { type ContentFolder, readContentFolder } from '../../content/files/content-folder.ts';
import { PictureSurvey } from '../../content/pictures/picture-survey.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { waitingPosts } from './calendar-warnings.ts';
import { contentWarnings } from './content-warnings.ts';
import { featuredNotices } from './featured-notices.ts';
import { visitNotices } from './visit-notices.ts';

export interface CheckResult {
  /** Faults: they hold back an entry, or leave a picture out. */
  problems: ContentProblem[];
  /** What the faults mean for the site, one sentence for each kind. */
  consequences: string[];
  /** What a visitor would miss, though nothing is broken. */
  warnings: ContentProblem[];
  /** What is right, but good to know: shipped words, posts that wait, facts that are missing or old. */
  notices: ContentProblem[];
  /** How many entries were checked, in words. */
  scope: string;
}

const CONTENT_HELD_BACK =
  'Until they are fixed, the site shows the last good form of each entry with a fault, and leaves out a new one; of a file that cannot be read, it keeps the last good content. All other edits are live.';
const PICTURES_LEFT_OUT = 'The site shows everything except the pictures with faults.';

/** Checks all that the owner writes in the content folder, as of a day. */
export async function checkGuide(content: string, today: CivilDay): Promise<CheckResult> {
  const read = await readContentFolder(content);
  const { entries, problems: contentProblems, notes } = read;
  const { problems: pictureProblems } = await new PictureSurvey().read(imagesOf(content));
  const pictureNames = await pictureNamesOf(content);
  const { activities, destinations, events, posts, words } = entries;
  return {
    problems: [...contentProblems, ...pictureProblems],
    consequences: [
      ...(contentProblems.length > 0 ? [CONTENT_HELD_BACK] : []),
      ...(pictureProblems.length > 0 ? [PICTURES_LEFT_OUT] : []),
    ],
    warnings: warningsAbout(content, read, pictureNames, today),
    notices: [
      ...notes,
      ...waitingPosts(posts, today),
      ...featuredNotices(entries, today),
      ...visitNotices(entries, today),
    ],
    scope: [
      `${activities.length} activities, ${destinations.length} destinations, ${events.length} events, ${posts.length} posts`,
      `${pictureNames.size} pictures, ${words.length} files of words`,
    ].join(', '),
  };
}

/**
 * What a visitor would miss as of a day, though nothing is broken: the warnings of checkGuide without
 * the rest, so that no picture is measured.
 */
export async function guideWarnings(content: string, today: CivilDay): Promise<ContentProblem[]> {
  const read = await readContentFolder(content);
  return warningsAbout(content, read, await pictureNamesOf(content), today);
}

function warningsAbout(
  folder: string,
  { entries, problems }: ContentFolder,
  pictureNames: ReadonlySet<string>,
  today: CivilDay,
): ContentProblem[] {
  return contentWarnings({ folder, problems, entries, pictureNames, today });
}

function imagesOf(content: string): string {
  return join(content, 'images');
}

async function pictureNamesOf(content: string): Promise<Set<string>> {
  return new Set(await readdir(imagesOf(content)).catch(() => []));
}
