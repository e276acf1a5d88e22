import type { BreadcrumbList, FAQPage, LodgingBusiness, Thing, TouristDestination, WebSite, WithContext } from 'schema-dts';
import type { ListedPost, Snapshot } from '../../content/snapshot.ts';
import { readPostId } from '../../model/post/post.ts';
import { DEFAULT_SHARE_NAME } from '../../site/metadata/share-names.ts';
import { homeCopy } from '../../site/pages/home/home-copy.ts';
import { paths } from '../../site/paths.ts';
import { findPost } from '../api.ts';
import { blogPosting, eventData, listData } from './content-data.ts';
import { categoryGuides, townGuides } from './page-copy.ts';

export interface PageFacts {
  path: string;
  snapshot: Snapshot;
  /** Origin of all absolute addresses, without a slash at the end. */
  siteUrl: string;
}

type StructuredData = WithContext<Thing>;

/** The JSON-LD objects of an existing page (decisions, "Search engines"): real facts only. */
export function structuredData(page: PageFacts): StructuredData[] {
  const things = page.path === paths.home ? homeThings(page) : [breadcrumbs(page), ...pageThings(page)];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as StructuredData);
}

function homeThings({ snapshot: { site }, siteUrl }: PageFacts): Thing[] {
  const webSite: WebSite = { '@type': 'WebSite', name: site.brand, url: `${siteUrl}/`, description: homeCopy.description };
  const business: LodgingBusiness = {
    '@type': 'LodgingBusiness',
    name: site.brand,
    url: `${siteUrl}/`,
    image: `${siteUrl}/share/${DEFAULT_SHARE_NAME}.jpg`,
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.town,
      addressRegion: site.address.state,
      postalCode: site.address.postalCode,
      addressCountry: 'US',
    },
  };
  const questions: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: homeCopy.faq.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [webSite, business, questions];
}

function pageThings({ path, snapshot, siteUrl }: PageFacts): Thing[] {
  const { activities, destinations, events, posts } = snapshot;
  const category = categoryGuides.get(path)?.category;
  if (category !== undefined)
    return [listData(activities.filter((activity) => activity.category === category).map(({ title }) => title))];
  const town = townGuides.get(path);
  if (town) return [townData(town, siteUrl)];
  const post = postAt(path, snapshot);
  if (post) return [blogPosting(post, snapshot.site, siteUrl)];
  switch (path) {
    case paths.thingsToDo:
      return [listData(activities.map(({ title }) => title))];
    case paths.destinations:
      return [listData(destinations.map(({ name }) => name))];
    case paths.events:
      return [listData(events.map(({ title }) => title)), ...events.map(eventData).filter((data) => data !== undefined)];
    case paths.blog:
      return [
        listData(
          posts.map(({ title }) => title),
          posts.map(({ id }) => siteUrl + paths.post(id)),
        ),
      ];
    default:
      return [];
  }
}

type TownGuide = NonNullable<ReturnType<typeof townGuides.get>>;

function townData(
  { name, slug, description, imageUrl, latitude, longitude, touristTypes }: TownGuide,
  siteUrl: string,
): TouristDestination {
  return {
    '@type': 'TouristDestination',
    name: `${name}, Texas`,
    url: siteUrl + paths.destination(slug),
    description,
    image: siteUrl + imageUrl,
    touristType: touristTypes,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

/** Home, the list that the page belongs to, the page itself. */
function breadcrumbs({ path, snapshot, siteUrl }: PageFacts): BreadcrumbList {
  const trail = [{ name: 'Home', path: paths.home as string }, ...parents(path), { name: pageName(path, snapshot), path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}

function postAt(path: string, snapshot: Snapshot): ListedPost | undefined {
  return findPost(snapshot, readPostId(path.slice(paths.blog.length + 1)));
}

function parents(path: string): { name: string; path: string }[] {
  if (categoryGuides.has(path)) return [{ name: 'Things to Do', path: paths.thingsToDo }];
  if (townGuides.has(path)) return [{ name: 'Destinations', path: paths.destinations }];
  if (path.startsWith(`${paths.blog}/`)) return [{ name: 'Travel Blog', path: paths.blog }];
  return [];
}

const PAGE_NAMES: ReadonlyMap<string, string> = new Map([
  [paths.thingsToDo, 'Things to Do'],
  [paths.destinations, 'Destinations'],
  [paths.events, 'Events'],
  [paths.blog, 'Travel Blog'],
  [paths.contact, 'Contact'],
]);

function pageName(path: string, snapshot: Snapshot): string {
  return (
    postAt(path, snapshot)?.title ??
    categoryGuides.get(path)?.heading ??
    townGuides.get(path)?.name ??
    PAGE_NAMES.get(path) ??
    path
  );
}
