import type { Content } from '../../model/content/content.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { Api } from '../api/api-table.ts';

/** A page as HTML; 404 if the path leads nowhere. Synchronous; throws if it can't be rendered. */
export type RenderPage = (path: string, content: DayContent) => { status: 200 | 404; html: string };

/** A file built from the content that isn't a page: feed, sitemap, calendar, robots.txt, manifest. */
export interface SiteDocument {
  contentType: string;
  write(content: DayContent): string;
}

/** Turns a day's content into pages, documents and answers, purely by it and the path. */
export interface Renderer {
  /** The content as it stands on the day. */
  contentOn(content: Content, day: CivilDay): DayContent;
  api: Api;
  renderPage: RenderPage;
  /** The paths of all pages with status 200, the most visited first. */
  knownPaths(content: DayContent): readonly string[];
  /** The path whose page represents every missing page like `path`; there are only a few. */
  missingPath(path: string): string;
  /** The hashes of the styles in its pages' HTML, as the policy names them. */
  styleHashes: readonly string[];
  /** Documents by path, those that every content has. */
  documents: ReadonlyMap<string, SiteDocument>;
  /** Those of the content's entries, by path: calendars of events (decision 39), drawings. */
  entryDocuments(content: DayContent): ReadonlyMap<string, SiteDocument>;
}
