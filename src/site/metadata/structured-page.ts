import type { Thing } from 'schema-dts';
import type { Content } from '../../model/content.ts';

/** What the structured data of a page are made of. */
export interface StructuredPage {
  content: Content;
  /** Origin of all absolute addresses, without a slash at the end. */
  siteUrl: string;
}

/**
 * The JSON-LD objects of a page, beside its breadcrumbs. A file `*.server.ts` beside the page has
 * them, which no browser loads.
 */
export type PageThings = (page: StructuredPage) => Thing[];
