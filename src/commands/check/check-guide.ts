import { join } from 'node:path';
import { contentTables } from '../../app/content-tables.ts';
import type { ContentProblem } from '../../content/content-source.ts';
import { isCopy, isLeftover, isText } from '../../content/files/leftover.ts';
import { type Entry, problemIn } from '../../content/files/schema-problems.ts';
import { movedAddresses } from '../../content/following/moved-addresses.ts';
import { isFolder, listContentFolder } from '../../content/gate/content-gate.ts';
import { PictureSurvey } from '../../content/pictures/picture-survey.ts';
import {
  type ContentEntries,
  type ContentFolder,
  foldersOf,
  readContentFolder,
} from '../../content/reading/content-folder.ts';
import { OWN_PAGES, PAGES } from '../../content/reading/words-folder.ts';
import type { EntryAddress } from '../../content/versions/version.ts';
import { waits } from '../../features/blog/published-date.ts';
import { HOME_LIMITS } from '../../features/home/home-limits.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { waitingPosts } from './calendar-warnings.ts';
import { allEntries, contentWarnings } from './content-warnings.ts';
import { invisibleCharacters } from './cut-texts.ts';
import { driveContradictions } from './drive-contradictions.ts';
import { factContradictions } from './fact-contradictions.ts';
import { factLedger, factNotices, type LedgerRow, unsourcedEvents } from './fact-notices.ts';
import { placeholderNotices } from './placeholder-notices.ts';
import { unansweredQuestions } from './search-questions.ts';

export interface CheckResult {
  /** Faults: they hold back an entry, or leave a picture out. */
  problems: ContentProblem[];
  consequences: string[];
  warnings: ContentProblem[];
  /** The warnings that `--strict` refuses: facts that contradict each other, or are too old. */
  contradictions: ContentProblem[];
  facts: LedgerRow[];
  /** What is right, but good to know: shipped words, posts that wait. */
  notices: ContentProblem[];
  /** Entries with missing or old facts. A function, as finding their lines takes longest. */
  aging: () => ContentProblem[];
  scope: string;
}

const CONTENT_HELD_BACK =
  'Until they are fixed, the site shows the last good form of each entry with a fault, and leaves out a new one; of a file that cannot be read, it keeps the last good content. All other edits are live.';
const PICTURES_LEFT_OUT = 'The site shows everything except the pictures with faults.';

export interface CheckOptions {
  survey?: PictureSurvey;
  /** Leaves out the search's questions. */
  isQuick?: boolean;
  addresses?: readonly EntryAddress[];
  read?: ContentFolder;
}

/** Checks all that the owner writes, as of a day. */
export async function checkGuide(
  content: string,
  today: CivilDay,
  { survey = new PictureSurvey(), isQuick = false, addresses = [], read }: CheckOptions = {},
): Promise<CheckResult> {
  const images = join(content, 'images');
  const {
    content: whole,
    entries,
    problems: contentProblems,
    notes,
  } = read ?? (await readContentFolder(content, contentTables));
  const { problems: pictureProblems, names } = await survey.read(images);
  const pictureNames = new Set(names);
  const { activities, destinations, events, posts, ownPages, words } = entries;
  const facts = factLedger(entries, today);
  const contradictions = [...factContradictions(entries, today), ...driveContradictions(entries)];
  return {
    facts,
    contradictions,
    problems: [...contentProblems, ...pictureProblems],
    consequences: [
      ...(contentProblems.length > 0 ? [CONTENT_HELD_BACK] : []),
      ...(pictureProblems.length > 0 ? [PICTURES_LEFT_OUT] : []),
    ],
    warnings: [
      ...contentWarnings({
        folder: content,
        problems: contentProblems,
        entries,
        pictureNames,
        today,
        ...(whole && { moved: movedAddresses(whole, contentTables, addresses) }),
      }),
      ...unsourcedEvents(entries, today),
      ...contradictions,
      ...(whole && !isQuick ? await unansweredQuestions(content, whole, today) : []),
    ],
    notices: [
      ...notes,
      ...leftOutFiles(content),
      ...placeholderNotices(entries),
      ...invisibleCharacters(content, allEntries({ entries })),
      ...waitingPosts(posts, today),
      ...featuredNotices(entries, today),
    ],
    aging: () => factNotices(entries, facts, today),
    scope: [
      `${activities.length} activities, ${destinations.length} destinations, ${events.length} events, ${posts.length} posts`,
      `${ownPages.length} own pages, ${pictureNames.size} pictures, ${words.length} files of words`,
    ].join(', '),
  };
}

/** Featured entries without room on the home page that day. Not events, which take turns. */
function featuredNotices(
  { activities, destinations, posts }: ContentEntries,
  today: CivilDay,
): ContentProblem[] {
  const shown = posts.filter(({ value }) => !waits(value.publishedAt, today));
  return [
    ...beyond(activities, HOME_LIMITS.activities, 'activities'),
    ...beyond(destinations, HOME_LIMITS.destinations, 'destinations'),
    ...beyond(shown, HOME_LIMITS.posts, 'posts, the newest'),
  ];
}

function beyond(
  entries: readonly Entry<{ featured: boolean }>[],
  limit: number,
  what: string,
): ContentProblem[] {
  const featured = entries.filter(({ value }) => value.featured);
  const message = `is true, but the home page only shows ${limit} featured ${what}, and ${limit} come before this; take featured from one of them`;
  return featured.slice(limit).map(({ place }) => problemIn(place, 'featured', message));
}

const COPY =
  'looks like a copy that a program made, so it is left out; delete it, or give it a name of its own';
const FOLDER = 'is a folder, so nothing in it is read; move what visitors should see out of it';
const NO_TEXT = 'is no text for the site, so it is left out; move it elsewhere';

/** What the content folder has besides content, unless operating systems leave it there. */
function leftOutFiles(content: string): ContentProblem[] {
  const ownPages = join(content, PAGES, OWN_PAGES);
  const images = join(content, 'images');
  const folders = [...foldersOf(content, contentTables), images];
  return folders.flatMap((folder) =>
    namesIn(content, folder).flatMap((name) => {
      const file = join(folder, name);
      const message = isCopy(name) ? COPY : reasonOf(name);
      return message === undefined ? [] : [{ file, message }];

      function reasonOf(name: string): string | undefined {
        if (isLeftover(name) || folder === content || file === ownPages) return undefined;
        if (isFolder(file)) return FOLDER;
        return isText(name) || folder === images ? undefined : NO_TEXT;
      }
    }),
  );
}

/** Empty if the folder can't be read, which is a fault of its own. */
function namesIn(root: string, file: string): string[] {
  try {
    return listContentFolder({ root, file }).sort();
  } catch {
    return [];
  }
}
