import type { Thing } from 'schema-dts';
import type { DayContent } from '../../model/content/day-content.ts';

export interface StructuredPage {
  content: DayContent;
  /** Origin of all absolute URLs, without a trailing slash. */
  siteUrl: string;
}

/** A page's JSON-LD objects besides breadcrumbs, from the `*.server.ts` file next to the page. */
export type PageJsonLd = (page: StructuredPage) => Thing[];
