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

/** One window for all, because each takes as long to make as a page to parse. */
const parser = new new JSDOM().window.DOMParser();

/**
 * The HTML as a document that runs no scripts and loads nothing. Styles and what icons are drawn with
 * say nothing, and are most of what there is to parse.
 */
function parseHtml(html: string): Document {
  const words = html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/(<svg class="icon[^>]*>).*?(?=<\/svg>)/gs, '$1');
  return parser.parseFromString(words, 'text/html');
}
