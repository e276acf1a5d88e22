import { JSDOM } from 'jsdom';
import type { Guide } from './guide.ts';

/** The page at the path as the server sends it, whatever its status, without a browser. */
export async function fetchDocument({ url }: Guide, path: string): Promise<Document> {
  return parseHtml(await (await fetch(url + path)).text());
}

/** The same without its body, which takes most of the time. */
export async function fetchHead({ url }: Guide, path: string): Promise<Document> {
  const [head = ''] = (await (await fetch(url + path)).text()).split('</head>', 1);
  return parseHtml(head);
}

/** The HTML as a document that runs no scripts and loads nothing. */
function parseHtml(html: string): Document {
  return new JSDOM(html).window.document;
}
