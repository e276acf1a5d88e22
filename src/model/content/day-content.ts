import type { CivilDay } from '../day/civil-day.ts';
import type { EntryPages } from '../entry-page.ts';
import type { Site } from '../site/site.ts';
import type { Content, PageWords } from './content.ts';

/** The lists as they stand on a day; src/app/lists.ts fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by those who know all lists.
export interface DayLists {}

/** The content on one civil day in Texas (decision 26): API, pages and documents are made of it. */
export interface DayContent extends DayLists {
  readonly day: CivilDay;
  readonly site: Site;
  readonly words: PageWords;
  /** The pages of its entries, as the table of lists has them. */
  readonly entryPages: EntryPages;
  readonly moved?: Content['moved'];
  readonly gone?: Content['gone'];
}
