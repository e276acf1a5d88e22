import { writeFeed } from '../features/blog/feed.server.ts';
import { eventsCalendar } from '../features/places/event-calendars.server.ts';
import type { DayContent } from '../model/content/day-content.ts';
import { pages } from '../model/paths.ts';
import { serverPaths } from '../model/site-paths.ts';
import type { SiteDocument } from '../server/edition/renderer.ts';
import { wordsOf } from '../site/words/words-context.ts';
import { writeSitemap } from './sitemap.server.ts';

/** The site's files from content that aren't pages, by path. Their URLs begin with `siteUrl`. */
export function siteDocuments(siteUrl: string): ReadonlyMap<string, SiteDocument> {
  const document = (type: string, write: (content: DayContent, siteUrl: string) => string) => ({
    contentType: `application/${type}`,
    write: (content: DayContent) => write(content, siteUrl),
  });
  return new Map<string, SiteDocument>([
    [serverPaths.feed, document('atom+xml; charset=utf-8', writeFeed)],
    [serverPaths.eventsCalendar, eventsCalendar(siteUrl)],
    [serverPaths.sitemap, document('xml; charset=utf-8', writeSitemap)],
    [
      serverPaths.robots,
      { contentType: 'text/plain; charset=utf-8', write: () => writeRobots(siteUrl) },
    ],
    [serverPaths.manifest, document('manifest+json', writeWebManifest)],
  ]);
}

function writeRobots(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}${serverPaths.sitemap}
`;
}

/** What guests open from the phone's icon: their plan, what is on, and the water. */
const SHORTCUTS = ['plan', 'events', 'river-safety'] as const;

/** Makes the site installable: name, colors, icons and shortcuts. */
function writeWebManifest({ site, words }: DayContent): string {
  return JSON.stringify({
    id: '/',
    name: `${site.brand}: Texas Hill Country guide`,
    short_name: site.brand,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: SHORTCUTS.map((page) => ({
      name: wordsOf(words, page).title,
      url: pages[page].path,
    })),
  });
}
