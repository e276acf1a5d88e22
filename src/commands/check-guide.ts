import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFolder } from '../content/content-folder.ts';
import type { ContentProblem } from '../content/content-source.ts';
import { PictureSurvey } from '../content/picture-survey.ts';
import { fixedPaths } from '../site/routes.ts';
import { checkPages } from './check-pages.ts';
import { contentWarnings } from './content-warnings.ts';

export interface GuideFolders {
  /** The owner's content. */
  content: string;
  /** The pages with their fixed copy beside them. */
  pages: string;
}

export interface CheckResult {
  /** Faults: with one of these the content is refused, or a picture cannot be shown. */
  problems: ContentProblem[];
  /** What a visitor would miss although nothing is broken. */
  warnings: ContentProblem[];
  /** How many entries were checked, in words. */
  scope: string;
}

/** Checks everything that the owner writes: content, pictures and the fixed copy of the pages. `today` is an ISO date. */
export async function checkGuide({ content, pages: pagesFolder }: GuideFolders, today: string): Promise<CheckResult> {
  const images = join(content, 'images');
  const { entries, problems } = await readContentFolder(content, fixedPaths);
  const pages = checkPages(pagesFolder, (problem) => problems.push(problem));
  problems.push(...(await new PictureSurvey(images).read()).problems);
  const pictureNames = new Set(await readdir(images).catch(() => []));
  const { activities, destinations, events, posts } = entries;
  return {
    problems,
    warnings: contentWarnings({ folder: content, problems, entries, pages, pagePaths: fixedPaths, pictureNames, today }),
    scope: [
      `${activities.length} activities, ${destinations.length} destinations, ${events.length} events, ${posts.length} posts`,
      `${pictureNames.size} pictures, the words of ${pages.length} pages`,
    ].join(', '),
  };
}
