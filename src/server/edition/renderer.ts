import type { Snapshot } from '../../content/snapshot.ts';

/**
 * A page as HTML; 404 where the path leads nowhere. Runs to its end at once; throws where a page
 * cannot be rendered.
 */
export type RenderPage = (path: string, snapshot: Snapshot) => { status: 200 | 404; html: string };

/** A file that is made of the content and is no page: feed, sitemap, robots.txt, manifest. */
export interface SiteDocument {
  contentType: string;
  write(snapshot: Snapshot): string;
}

/**
 * What turns a snapshot into pages and documents. Everything of it is a pure function of path and
 * snapshot.
 */
export interface Renderer {
  renderPage: RenderPage;
  /** The paths of all pages of status 200, the most visited first. */
  knownPaths(snapshot: Snapshot): readonly string[];
  /**
   * The path whose page stands for every missing page like the one at `path`; there are few of
   * them.
   */
  missingPath(path: string): string;
  /** Documents by path. */
  documents: ReadonlyMap<string, SiteDocument>;
}
