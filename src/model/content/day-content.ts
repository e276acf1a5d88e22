import type { CivilDay } from '../day/civil-day.ts';
import type { EntryPages } from '../entry-page.ts';
import type { Site } from '../site/site.ts';
import type { Content, PageWords } from './content.ts';

/** The lists on a given day; src/app/lists.ts extends it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by those who know all lists.
export interface DayLists {}

/** The content on one civil day in Texas (decision 26): the source of API, pages and documents. */
export interface DayContent extends DayLists {
  readonly day: CivilDay;
  readonly site: Site;
  readonly words: PageWords;
  readonly entryPages: EntryPages;
  readonly moved?: Content['moved'];
  readonly gone?: Content['gone'];
}
