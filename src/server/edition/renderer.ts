import type { DayContent } from '../../model/day-content.ts';

/**
 * A page as HTML; 404 if the path leads nowhere. Synchronous; throws if the page cannot be
 * rendered.
 */
export type RenderPage = (path: string, content: DayContent) => { status: 200 | 404; html: string };

/** A file built from the content that isn't a page: feed, sitemap, robots.txt, manifest. */
export interface SiteDocument {
  contentType: string;
  write(content: DayContent): string;
}

/**
 * Turns content into pages and documents. Everything it does is a pure function of path and content
 * (which has a day).
 */
export interface Renderer {
  renderPage: RenderPage;
  /** The paths of all pages with status 200, the most visited first. */
  knownPaths(content: DayContent): readonly string[];
  /**
   * The path whose page represents every missing page like the one at `path`; there are only a few.
   */
  missingPath(path: string): string;
  /** Documents by path. */
  documents: ReadonlyMap<string, SiteDocument>;
}
