import { JSDOM } from 'jsdom';
import type { Guide } from './guide.ts';

/**
 * The page at the path as the server sends it, whatever its status, to be read without a browser.
 */
export async function fetchDocument({ url }: Guide, path: string): Promise<Document> {
  return parseHtml(await (await fetch(url + path)).text());
}

/** HTML as a document in which no script runs and nothing is loaded. */
export function parseHtml(html: string): Document {
  return new JSDOM(html).window.document;
}
