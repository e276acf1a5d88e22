import type { DayContent } from '../../model/content/day-content.ts';
import { parseDay } from '../../model/day/civil-day.ts';
import { texasTime } from '../../model/day/texas-time.ts';
import { paths } from '../../model/paths.ts';
import { serverPaths } from '../../model/site-paths.ts';
import { escapeXml } from '../../server/xml.ts';
import { parsePostBody } from '../../site/prose/post-body.ts';
import { publishedIsoDate, updatedIsoDate } from './published-date.ts';

/** Feed readers want the newest posts, not the archive. */
const MAX_ENTRIES = 30;

/** Atom requires a date even for a feed without dated posts. */
const NO_DATE = '1970-01-01';

/** The blog as an Atom feed (RFC 4287), newest first, without undated posts (decision 24). */
export function writeFeed({ posts, site }: DayContent, siteUrl: string): string {
  const dated = posts
    .map((post) => ({ post, published: publishedIsoDate(post.publishedAt) }))
    .filter((entry): entry is DatedPost => entry.published !== undefined)
    .slice(0, MAX_ENTRIES);
  const dates = dated.map(({ post }) => updatedIsoDate(post) ?? NO_DATE).sort();
  const updated = dates.at(-1) ?? NO_DATE;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${escapeXml(site.brand)}: Travel Blog</title>
<id>${escapeXml(siteUrl + paths.blog)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + serverPaths.feed)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(siteUrl + paths.blog)}"/>
<updated>${midnight(updated)}</updated>
<author><name>${escapeXml(site.brand)}</name></author>
${dated.map((entry) => entryXml(entry, siteUrl)).join('\n')}
</feed>
`;
}

interface DatedPost {
  post: DayContent['posts'][number];
  published: string;
}

function entryXml({ post, published }: DatedPost, siteUrl: string): string {
  const { id, title, excerpt, category, content } = post;
  const url = escapeXml(siteUrl + paths.post(id));
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${url}</id>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${midnight(published)}</published>
<updated>${midnight(updatedIsoDate(post) ?? published)}</updated>
<category term="${escapeXml(category)}"/>
<summary>${escapeXml(excerpt)}</summary>
<content type="html">${escapeXml(bodyHtml(content))}</content>
</entry>`;
}

function midnight(date: string): string {
  return texasTime(parseDay(date) ?? 0, '00:00');
}

function bodyHtml(content: string): string {
  return parsePostBody(content)
    .map((block) => {
      if (block.kind === 'list')
        return `<ul>${block.items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`;
      const element = block.kind === 'subheading' ? 'h2' : 'p';
      return `<${element}>${escapeXml(block.text)}</${element}>`;
    })
    .join('');
}
