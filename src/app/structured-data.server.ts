import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';
import { thingsToDoJsonLd } from '../features/activities/things-to-do.server.ts';
import { blogJsonLd, postJsonLd } from '../features/blog/blog.server.ts';
import { cabinJsonLd } from '../features/cabins/cabins.server.ts';
import { categoryJsonLd } from '../features/categories/category.server.ts';
import { destinationsJsonLd } from '../features/destinations/destinations.server.ts';
import { eventsJsonLd } from '../features/events/events.server.ts';
import { homeJsonLd } from '../features/home/home.server.ts';
import { activityJsonLd, eventJsonLd } from '../features/places/place.server.ts';
import { townJsonLd } from '../features/towns/town.server.ts';
import { categories } from '../model/categories.ts';
import type { DayLists } from '../model/content/day-content.ts';
import { type FixedPage, type PageName, pages, paths } from '../model/paths.ts';
import { townsWithPage } from '../model/towns.ts';
import type { PageJsonLd, StructuredPage } from '../site/metadata/structured-page.ts';

interface FoundPage {
  label: string;
  parent?: FixedPage | undefined;
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
    { label: category.heading, parent: pages['things-to-do'], things: categoryJsonLd(category) },
  ]),
  ...townsWithPage.map((town): [string, FoundPage] => [
    paths.destination(town.slug),
    { label: town.name, parent: pages.destinations, things: townJsonLd(town) },
  ]),
]);

/** The JSON-LD of an existing page, with real facts only (decisions, "Search engines"). */
export function structuredData(path: string, page: StructuredPage): WithContext<Thing>[] {
  const found = foundPages.get(path) ?? foundEntry(path, page);
  const things = found?.things?.(page) ?? [];
  const all =
    found && path !== paths.home ? [breadcrumbs(path, found, page.siteUrl), ...things] : things;
  return all.map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}

/** JSON-LD of entries by list. */
const entryJsonLd: {
  readonly [Name in keyof DayLists]?: (entry: DayLists[Name][number] & object) => PageJsonLd;
} = {
  activities: activityJsonLd,
  events: eventJsonLd,
  cabins: cabinJsonLd,
  posts: postJsonLd,
};

/** The page of an entry or of its list, unless it's an example. */
function foundEntry(path: string, { content }: StructuredPage): FoundPage | undefined {
  const page = content.entryPages.get(path);
  if (!page || page.isExample) return undefined;
  const jsonLd = entryJsonLd[page.list as keyof DayLists] as
    | ((entry: object) => PageJsonLd)
    | undefined;
  return { ...page, things: page.entry && jsonLd?.(page.entry) };
}

function breadcrumbs(path: string, { label, parent }: FoundPage, siteUrl: string): BreadcrumbList {
  const trail = [pages.home, ...(parent ? [parent] : []), { label, path }];
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
