import type { Thing } from 'schema-dts';
import type { DayContent } from '../../model/day-content.ts';

/** What a page's structured data is made from. */
export interface StructuredPage {
  content: DayContent;
  /** Origin of all absolute URLs, without a trailing slash. */
  siteUrl: string;
}

/**
 * The JSON-LD objects of a page, apart from its breadcrumbs. They are in a `*.server.ts` file next
 * to the page, which no browser loads.
 */
export type PageThings = (page: StructuredPage) => Thing[];
