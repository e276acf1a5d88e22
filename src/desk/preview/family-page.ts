import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeXml } from '../../server/xml.ts';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"[^>]*>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Above the page, whatever its own styles; white on dusk in dark mode, too. */
const NOTE_STYLE =
  '<style>.family-note{padding:10px 16px;background:#1d2148;color:#fff;font:400 1rem/1.4 system-ui,sans-serif;text-align:center}@media print{.family-note{border:1px solid}}</style>';

interface FamilyNote {
  by: string;
  until: string;
  siteUrl: string;
  clientFolder: string;
}

/** A page to keep for a week: inline styles, pictures beside it, and a note that it isn't live. */
export function familyPage(html: string, { by, until, siteUrl, clientFolder }: FamilyNote): string {
  const note = `<aside class="family-note" aria-label="About this page"><strong>A preview, not live.</strong> ${escapeXml(by)} shows it to you until ${until}.</aside>`;
  return html
    .replace(STYLESHEET, (_, path: string) => {
      return `<style>${readFileSync(join(clientFolder, path), 'utf8')}</style>`;
    })
    .replace('</head>', () => `${NOTE_STYLE}</head>`)
    .replace(/<body[^>]*>/, (body) => body + note)
    .replace('<title>', '<title>A preview, not live: ')
    .replace(/(<meta name="robots" content=")[^"]*/, '$1noindex, nofollow')
    .replace(/(<a\b[^>]*? href=")\/(?!\/)/g, `$1${siteUrl}/`)
    .replace(/(["\s])\/images\//g, '$1images/');
}

/** Hashes of a page's styles, as its policy needs them. */
export function styleHashesOf(html: string): string[] {
  const styles = [...html.matchAll(STYLE)].map(([, style = '']) => style);
  return styles.map((style) => `sha256-${hash('sha256', style, 'base64')}`);
}

/** The names of the pictures in such a page. */
export function picturesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/["\s]images\/(\w[\w.-]*)/g)].map(([, name = '']) => name));
}
