import { updatedIsoDate } from '../features/blog/published-date.ts';
import type { DayContent } from '../model/content/day-content.ts';
import { paths } from '../model/paths.ts';
import { pagePaths } from '../model/site-paths.ts';
import { escapeXml } from '../server/xml.ts';

/** The limit of one sitemap; search engines find older posts through the blog. */
const MAX_URLS = 50_000;

/** All pages. `lastmod` is a post's publication or review, or an own page's change. */
export function writeSitemap(content: DayContent, siteUrl: string): string {
  const dates = new Map([
    ...content.posts.map((post) => [paths.post(post.id), updatedIsoDate(post)] as const),
    ...content.ownPages.map(({ slug, updated }) => [paths.own(slug), updated] as const),
  ]);
  const listed = pagePaths(content)
    .filter((path) => !content.entryPages.get(path)?.isExample)
    .slice(0, MAX_URLS);
  const urls = listed.map((path) => {
    const lastModified = dates.get(path);
    const lastmod = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
