import { serverPaths } from '../../model/paths.ts';

/** Everything but the API may be indexed. */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}${serverPaths.sitemap}
`;
}
