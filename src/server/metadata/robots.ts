/** Everything but the API may be indexed. */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
}
