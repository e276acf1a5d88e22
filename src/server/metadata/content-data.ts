import type { BlogPosting, Event as EventData, ItemList } from 'schema-dts';
import type { Event } from '../../model/event/event.ts';
import { imageSource, isRemoteImage } from '../../model/image/image.ts';
import { type Post, publishedIsoDate } from '../../model/post/post.ts';
import type { Site } from '../../model/site/site.ts';
import { paths } from '../../site/paths.ts';

/** A list as search engines read it: names in order, with addresses where the entries have pages of their own. */
export function listData(names: readonly string[], urls: readonly string[] = []): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: names.length,
    itemListElement: names.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(urls[index] !== undefined && { url: urls[index] }),
    })),
  };
}

/** An event with real dates; without them it gets no Event markup (decision 6). */
export function eventData({ title, description, location, startDate, endDate }: Event): EventData | undefined {
  if (startDate === undefined) return undefined;
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate,
    ...(endDate !== undefined && { endDate }),
    location: {
      '@type': 'Place',
      name: location,
      address: { '@type': 'PostalAddress', addressRegion: 'TX', addressCountry: 'US' },
    },
  };
}

/** A post; its date only where `publishedAt` states one (decision 24). */
export function blogPosting(post: Post, site: Site, siteUrl: string): BlogPosting {
  const published = publishedIsoDate(post.publishedAt);
  const publisher = { '@type': 'Organization', name: site.brand, url: `${siteUrl}/` } as const;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: isRemoteImage(post.imageUrl) ? post.imageUrl : siteUrl + imageSource(post.imageUrl),
    articleSection: post.category,
    ...(published !== undefined && { datePublished: published }),
    mainEntityOfPage: siteUrl + paths.post(post.id),
    author: publisher,
    publisher,
  };
}
