import { hash } from 'node:crypto';
import { PAGE_WORDS } from '../../../src/app/page-words.ts';
import { apiPaths } from '../../../src/model/paths.ts';
import { wordsPath } from '../../../src/model/words-path.ts';
import { fetchApi } from '../../support/fetch-api.ts';
import type { Guide } from '../../support/guide.ts';

/** A picture with the attributes that a browser chooses its file by; of `source` elements, too. */
export type PictureChoice = readonly Readonly<Record<string, string>>[];

/** What the pages of a guide consist of. */
export interface Needed {
  /** The hash of the HTML at each path of the sitemap. */
  pages: ReadonlyMap<string, string>;
  /** Styles, scripts with all that they import, fonts, icons, words, and answers of the API. */
  files: ReadonlySet<string>;
  pictures: readonly PictureChoice[];
}

/** Addresses of built files, in HTML, styles and scripts; scripts name their neighbors without the folder. */
const BUILT = /(?<=\/assets\/|\.\/|["'`])[\w.-]+-[\w-]{7}\.(?:js|css|woff2|svg|webp|avif|png)\b/g;

const PICTURE = /<picture[\s\S]*?<\/picture>|<img[^>]*>/g;
const CHOOSING = ['media', 'type', 'sizes', 'srcset', 'src'];

/** Icons and the like that a browser asks for by itself, but for iPhones' home screens and readers that know no SVG. */
const LINKED =
  /<link rel="(?:icon|manifest|stylesheet|preload|modulepreload)"[^>]*? href="([^"]+)(?<!\.ico)"/g;

/** Reads everything that the pages of the sitemap, and navigation between them, load. */
export async function readNeeded(guide: Guide): Promise<Needed> {
  const read = async (path: string) => {
    const answer = await fetch(guide.url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  };
  const paths = matches(await read('/sitemap.xml'), /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g);
  const pages = new Map<string, string>();
  const files = new Set<string>(await answers(guide));
  const pictures = new Map<string, PictureChoice>();
  const texts: string[] = [];
  for (const path of paths.map((path) => path || '/')) {
    const html = await read(path);
    pages.set(path, hash('sha256', html));
    texts.push(html);
    for (const file of matches(html, LINKED)) files.add(file);
    for (const file of matches(html, /url\(["']?(\/[^)"']+)/g)) files.add(file);
    for (const [, set = ''] of html.matchAll(/"wordSet":"(\w+)"/g))
      for (const name of PAGE_WORDS.keys()) files.add(wordsPath(set, name));
    for (const [element] of html.matchAll(PICTURE)) pictures.set(element, choiceOf(element));
  }
  // A list grows while it's gone through: with what the files import.
  const seen = new Set<string>();
  for (const text of texts)
    for (const [name] of text.matchAll(BUILT)) {
      if (seen.has(name)) continue;
      seen.add(name);
      files.add(`/assets/${name}`);
      if (/\.(?:js|css)$/.test(name)) texts.push(await read(`/assets/${name}`));
    }
  return { pages, files, pictures: distinct([...pictures.values()]) };
}

/** The addresses of all answers of the API. */
async function answers(guide: Guide): Promise<string[]> {
  const slugs = async (path: string) =>
    (await fetchApi<{ slug: string }[]>(guide, path)).map(({ slug }) => slug);
  const posts = await fetchApi<{ id: number }[]>(guide, apiPaths.posts);
  const { index } = await fetchApi<{ index: string }>(guide, '/api/search');
  const cabins = await fetchApi<{ slug: string; example?: true }[]>(guide, apiPaths.cabins);
  const rentable = cabins.filter(({ example }) => !example);
  const lists = Object.values(apiPaths).filter((path) => typeof path === 'string');
  return [
    ...lists.filter((path) => rentable.length > 0 || path !== apiPaths.cabins),
    ...rentable.map(({ slug }) => apiPaths.cabin(slug)),
    ...(await slugs(apiPaths.activities)).map(apiPaths.activity),
    ...(await slugs(apiPaths.events)).map(apiPaths.event),
    ...posts.map(({ id }) => apiPaths.post(id)),
    '/api/plan',
    '/api/search',
    index,
  ];
}

function choiceOf(element: string): PictureChoice {
  return [...element.matchAll(/<(?:source|img)([^>]*)>/g)].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([a-zA-Z]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
        CHOOSING.includes(name.toLowerCase())
          ? [[name.toLowerCase(), value.replaceAll('&amp;', '&')]]
          : [],
      ),
    ),
  );
}

function distinct(choices: readonly PictureChoice[]): PictureChoice[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => match);
}

/** In the page: each address with the hash of what comes from there; without it, if nothing does. */
export async function hashesOf(
  addresses: readonly string[],
): Promise<[string, string | undefined][]> {
  const hashOf = async (address: string) => {
    const answer = await fetch(address).catch(() => undefined);
    if (!answer?.ok) return undefined;
    const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  return Promise.all(addresses.map(async (address) => [address, await hashOf(address)]));
}

/** In the page: those of the pictures that a browser can't show. */
export async function brokenOf(pictures: readonly PictureChoice[]): Promise<PictureChoice[]> {
  const isShown = (choice: PictureChoice) => {
    const picture = document.createElement('picture');
    for (const [at, attributes] of choice.entries()) {
      const element = document.createElement(at === choice.length - 1 ? 'img' : 'source');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      picture.append(element);
    }
    const image = picture.lastElementChild as HTMLImageElement;
    document.body.append(picture);
    return new Promise<boolean>((resolve) => {
      image.onload = () => resolve(image.naturalWidth > 0);
      image.onerror = () => resolve(false);
    });
  };
  const shown = await Promise.all(pictures.map(isShown));
  return pictures.filter((_, at) => !shown[at]);
}
