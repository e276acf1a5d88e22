import type { BlogPosting } from 'schema-dts';
import type { DayContent } from '../../model/content/day-content.ts';
import { apiPaths, paths } from '../../model/paths.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import { entityOf, featured, listedEntity } from '../../server/api/listed-entries.ts';
import { itemList } from '../../site/metadata/item-list.server.ts';
import { pictureAddress } from '../../site/metadata/picture-address.server.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';
import type { PostEntry } from './post.ts';
import { readPostId } from './post.ts';
import { postPlaces, relatedPosts } from './post-places.server.ts';
import { postTable } from './post-table.server.ts';
import { postWay } from './post-way.server.ts';
import { publishedIsoDate } from './published-date.ts';

export const blogJsonLd: PageJsonLd = ({ content: { posts }, siteUrl }) => [
  itemList(
    posts.map(({ title }) => title),
    posts.map(({ id }) => siteUrl + paths.post(id)),
  ),
];

/** Posts, highest id first, and each with its body (specification section 7). */
export const blogApi: ApiRows = {
  lists: {
    [apiPaths.posts]: ({ posts }) => posts.map(listedEntity),
    [apiPaths.featuredPosts]: ({ posts }) => featured(posts).map(listedEntity),
  },
  details: { [apiPaths.posts]: postDetails },
};

/** A post with its places' facts as the guide states them (decision 42). */
function postDetails(content: DayContent, segment: string): object | undefined {
  const wanted = readPostId(segment);
  const post = content.posts.find(({ id }) => id === wanted);
  if (!post) return undefined;
  const { places, compare: _, days: __, route: ___, ...details } = post;
  const related = relatedPosts(content, post);
  const table = postTable(content, post);
  const way = postWay(content, post);
  return {
    ...entityOf(details),
    ...(places && { places: postPlaces(content, places) }),
    ...(table && { table }),
    ...(way && { way }),
    ...(related.length > 0 && { related }),
  };
}

/** A post's structured data, with a date only if `publishedAt` states one (decision 24). */
export function postJsonLd(post: PostEntry): PageJsonLd {
  return ({ content: { site }, siteUrl }) => {
    const published = publishedIsoDate(post.publishedAt);
    const publisher = { '@type': 'Organization', name: site.brand, url: `${siteUrl}/` } as const;
    const posting: BlogPosting = {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      image: pictureAddress(post.imageUrl, siteUrl),
      articleSection: post.category,
      ...(published !== undefined && { datePublished: published }),
      mainEntityOfPage: siteUrl + paths.post(post.id),
      author: publisher,
      publisher,
    };
    return [posting];
  };
}
