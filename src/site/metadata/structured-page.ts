import type { Thing } from 'schema-dts';
import type { Content } from '../../model/content.ts';

/** What a page's structured data is made from. */
export interface StructuredPage {
  content: Content;
  /** Origin of all absolute URLs, without a trailing slash. */
  siteUrl: string;
}

/** A page's JSON-LD objects besides breadcrumbs, from the `*.server.ts` file next to the page. */
export type PageThings = (page: StructuredPage) => Thing[];
