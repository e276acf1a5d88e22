import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';
import { thingsToDoJsonLd } from '../features/activities/things-to-do.server.ts';
import { blogJsonLd } from '../features/blog/blog.server.ts';
import { postJsonLd } from '../features/blog/blog-post.server.ts';
import { findPost } from '../features/blog/find-post.ts';
import { cabinJsonLd } from '../features/cabins/cabin-data.server.ts';
import { examplePaths } from '../features/cabins/cabins.server.ts';
import { categoryJsonLd } from '../features/categories/category.server.ts';
import { destinationsJsonLd } from '../features/destinations/destinations.server.ts';
import { eventsJsonLd } from '../features/events/events.server.ts';
import { homeJsonLd } from '../features/home/home.server.ts';
import { activityJsonLd, eventJsonLd } from '../features/places/place.server.ts';
import { placeIndex } from '../features/places/place-index.server.ts';
import { activityRoute, eventRoute } from '../features/places/places.route.ts';
import { townJsonLd } from '../features/towns/town.server.ts';
import { categories } from '../model/categories.ts';
import { cabinsPage, type FixedPage, type PageName, pages, paths } from '../model/paths.ts';
import { slugOf } from '../model/slug.ts';
import { townsWithPage } from '../model/towns.ts';
import type { PageJsonLd, StructuredPage } from '../site/metadata/structured-page.ts';
import { routes } from './routes.ts';

/** A page as search engines see it. */
interface FoundPage {
  /** Its name in the breadcrumbs. */
  label: string;
  /** The list that the page belongs to. */
  parent?: PageName | FixedPage;
  things?: PageJsonLd | undefined;
}

const pageJsonLd: Partial<Record<PageName, PageJsonLd>> = {
  home: homeJsonLd,
  'things-to-do': thingsToDoJsonLd,
  destinations: destinationsJsonLd,
  events: eventsJsonLd,
  blog: blogJsonLd,
};

const foundPages: ReadonlyMap<string, FoundPage> = new Map<string, FoundPage>([
  ...Object.entries(pages).map(([name, { path, label }]): [string, FoundPage] => [
    path,
    { label, things: pageJsonLd[name as PageName] },
  ]),
  ...categories.map((category): [string, FoundPage] => [
    paths.category(category.slug),
    { label: category.heading, parent: 'things-to-do', things: categoryJsonLd(category) },
  ]),
  ...townsWithPage.map((town): [string, FoundPage] => [
    paths.destination(town.slug),
    { label: town.name, parent: 'destinations', things: townJsonLd(town) },
  ]),
]);

/** The JSON-LD objects of an existing page, real facts only (decisions, "Search engines"). */
export function structuredData(path: string, page: StructuredPage): WithContext<Thing>[] {
  const found = foundPages.get(path) ?? foundEntry(path, page);
  const things = found?.things?.(page) ?? [];
  const all =
    found && path !== paths.home ? [breadcrumbs(path, found, page.siteUrl), ...things] : things;
  return all.map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}

/** An own page, a real cabin, a post, an activity or an event. */
function foundEntry(path: string, { content }: StructuredPage): FoundPage | undefined {
  const ownPage = content.ownPages.find(({ slug }) => path === paths.own(slug));
  if (ownPage) return { label: ownPage.title };
  if (examplePaths(content).has(path)) return undefined;
  if (path === paths.cabins) return cabinsPage;
  const cabin = content.cabins.find((cabin) => path === paths.cabin(slugOf(cabin)));
  if (cabin) return { label: cabin.name, parent: cabinsPage, things: cabinJsonLd(cabin) };
  const { route, props } = routes.match(path);
  const { slug = '', postId } = props;
  if (route === activityRoute) {
    const found = placeIndex(content).activities.get(slug)?.activity;
    return found && { label: found.title, parent: 'things-to-do', things: activityJsonLd(found) };
  }
  if (route === eventRoute) {
    const found = placeIndex(content).events.get(slug)?.event;
    return found && { label: found.title, parent: 'events', things: eventJsonLd(found) };
  }
  const post = findPost(content, postId);
  return post && { label: post.title, parent: 'blog', things: postJsonLd(post) };
}

/** Home, the list that the page belongs to, and the page itself. */
function breadcrumbs(path: string, { label, parent }: FoundPage, siteUrl: string): BreadcrumbList {
  const trail = [
    pages.home,
    ...(parent ? [typeof parent === 'string' ? pages[parent] : parent] : []),
    { label, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: siteUrl + step.path,
    })),
  };
}
