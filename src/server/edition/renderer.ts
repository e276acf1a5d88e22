import type { Content } from '../../model/content/content.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { Api } from '../api/api-table.ts';

/** Renders a page's HTML, synchronously; 404 if the path leads nowhere. Throws on failure. */
export type RenderPage = (path: string, content: DayContent) => { status: 200 | 404; html: string };

/** A file from the content that isn't a page: feed, sitemap, calendar, robots.txt, manifest. */
export interface SiteDocument {
  contentType: string;
  write(content: DayContent): string;
}

/** Turns a day's content into pages, documents and API answers. Pure. */
export interface Renderer {
  contentOn(content: Content, day: CivilDay): DayContent;
  api: Api;
  renderPage: RenderPage;
  /** The paths of all pages with status 200, the most visited first. */
  knownPaths(content: DayContent): readonly string[];
  /** The path that stands for all missing pages like `path`; there are only a few. */
  missingPath(path: string): string;
  styleHashes: readonly string[];
  /** Documents by path that don't depend on entries. */
  documents: ReadonlyMap<string, SiteDocument>;
  /** Entries' documents by path: calendars of events (decision 39), drawings. */
  entryDocuments(content: DayContent): ReadonlyMap<string, SiteDocument>;
}
