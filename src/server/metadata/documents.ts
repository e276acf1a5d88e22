import { paths, serverPaths } from '../../model/paths.ts';
import type { SiteDocument } from '../edition/renderer.ts';
import { writeFeed } from './feed.ts';
import { writeRobots } from './robots.ts';
import { writeSitemap } from './sitemap.ts';
import { writeWebManifest } from './web-manifest.ts';

/** The files made of the content that are no pages, by path. All absolute addresses come from `siteUrl`. */
export function siteDocuments(siteUrl: string): ReadonlyMap<string, SiteDocument> {
  return new Map<string, SiteDocument>([
    [paths.feed, { contentType: 'application/atom+xml; charset=utf-8', write: (snapshot) => writeFeed(snapshot, siteUrl) }],
    [
      serverPaths.sitemap,
      { contentType: 'application/xml; charset=utf-8', write: (snapshot) => writeSitemap(snapshot, siteUrl) },
    ],
    [serverPaths.robots, { contentType: 'text/plain; charset=utf-8', write: () => writeRobots(siteUrl) }],
    [serverPaths.manifest, { contentType: 'application/manifest+json', write: writeWebManifest }],
  ]);
}
