import type { DayContent } from '../../model/day-content.ts';
import { paths } from '../../model/paths.ts';
import { publishedIsoDate } from '../../model/post/published-date.ts';
import { fixedPaths } from '../../model/site-paths.ts';
import { escapeXml } from './xml.ts';

/** Search engines' limit for one sitemap; the oldest posts beyond it are found through the blog. */
const MAX_URLS = 50_000;

/**
 * All pages. `lastmod` is present if the content states a date: the later of a post's publication
 * and its last review (decision 24).
 */
export function writeSitemap({ posts, ownPages }: DayContent, siteUrl: string): string {
  const pages = fixedPaths.map((path) => ({ path, lastModified: undefined }));
  const postPages = posts.map(({ id, publishedAt, reviewed }) => ({
    path: paths.post(id),
    lastModified: later(publishedIsoDate(publishedAt), reviewed),
  }));
  const own = ownPages.map(({ slug, updated }) => ({
    path: paths.own(slug),
    lastModified: updated,
  }));
  const urls = [...pages, ...own, ...postPages].slice(0, MAX_URLS).map(({ path, lastModified }) => {
    const lastmod = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function later(one: string | undefined, other: string | undefined): string | undefined {
  return [one, other]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}
