import { escapeJsonForHtml } from '../../site/embedded-state.ts';
import type { PageStyles } from '../../site/styles/page-styles.ts';

export interface PageAsset {
  url: string;
  integrity: string;
}

export interface StyleAssets {
  /** CSS for the first screen, each in its own `<style>`, so that all pages share one policy. */
  blocks: readonly string[];
  links: readonly PageAsset[];
}

/** What pages load: styles, two fonts, and the application's loader. */
export interface PageAssets {
  stylesOf: (styles: PageStyles) => StyleAssets;
  loader: PageAsset;
  fontUrls: readonly string[];
}

interface HtmlParts {
  styles: PageStyles;
  /** React's output: head tags, which come first, then `<div class="page">`. */
  markup: string;
  /** JSON that is escaped for HTML. */
  state: string;
  /** JSON-LD objects, a script each. They bypass React (architecture: Trusted Types). */
  structuredData: readonly object[];
  assets: PageAssets;
}

/** The HTML document. Only the loader is executable, and what a browser needs first comes first. */
export function htmlDocument({ styles, markup, state, structuredData, assets }: HtmlParts): string {
  const bodyStart = markup.indexOf('<div');
  const fonts = assets.fontUrls
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const { blocks, links } = assets.stylesOf(styles);
  const firstStyles = blocks.map((css) => `<style>${css}</style>`).join('');
  const laterStyles = links
    .map(({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}">`)
    .join('');
  const jsonLd = structuredData
    .map((data) => escapeJsonForHtml(JSON.stringify(data)))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${markup.slice(0, bodyStart)}${fonts}${firstStyles}<meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#12142b" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest"><link rel="alternate" type="application/atom+xml" title="Travel Blog" href="/feed.xml"><script type="module" src="${assets.loader.url}" integrity="${assets.loader.integrity}" fetchpriority="low"></script></head><body><div id="root">${markup.slice(bodyStart)}</div><script type="application/json" id="state">${state}</script>${laterStyles}${jsonLd}</body></html>`;
}
