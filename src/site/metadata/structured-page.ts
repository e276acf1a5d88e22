import type { Thing } from 'schema-dts';
import type { DayContent } from '../../model/content/day-content.ts';

export interface StructuredPage {
  content: DayContent;
  /** Without a trailing slash. */
  siteUrl: string;
}

/** A page's JSON-LD besides breadcrumbs, from the `*.server.ts` file next to the page. */
export type PageJsonLd = (page: StructuredPage) => Thing[];
