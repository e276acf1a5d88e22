import type { BlogPosting } from 'schema-dts';
import { paths } from '../../model/paths.ts';
import { pictureAddress } from '../../site/metadata/picture-address.server.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';
import type { PostEntry } from './post.ts';
import { publishedIsoDate } from './published-date.ts';

/** A post, with its date only if `publishedAt` states one (decision 24). */
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
