import { join } from 'node:path';
import { contentTables } from '../../app/content-tables.ts';
import { staleContent } from '../../app/owner/stale-content.ts';
import type { ContentProblem } from '../../content/content-source.ts';
import {
  type Entry,
  problemAt,
  problemIn,
  within,
  type YamlPlace,
} from '../../content/files/schema-problems.ts';
import { missingPictures } from '../../content/pictures/missing-pictures.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { POST_CATEGORIES } from '../../features/blog/post-categories.ts';
import { EVENT_CATEGORIES } from '../../features/events/event-categories.ts';
import { ACTIVITY_CATEGORIES } from '../../model/category-looks.ts';
import type { Content } from '../../model/content/content.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { categoryPath, paths } from '../../model/paths.ts';
import { serverPaths } from '../../model/site-paths.ts';
import { addressWarnings, knownPages, movedPages } from './address-warnings.ts';
import { bodyWarnings } from './body-warnings.ts';
import { calendarWarnings } from './calendar-warnings.ts';
import { cutTexts } from './cut-texts.ts';
import { entryWarnings } from './entry-warnings.ts';
import { saidFacts } from './said-facts.ts';
import { type LinkFault, seasonWarnings } from './season-warnings.ts';
import { swimWarnings } from './swim-warnings.ts';

export interface CheckedContent {
  folder: string;
  /** Warnings don't repeat these. */
  problems: readonly ContentProblem[];
  entries: ContentEntries;
  pictureNames: ReadonlySet<string>;
  today: CivilDay;
  moved?: Content['moved'];
}

/** What visitors would miss, though nothing is broken. */
export function contentWarnings(checked: CheckedContent): ContentProblem[] {
  const faultOf = linkFault(checked);
  return [
    ...unknownCategories(checked.entries),
    ...emptyLists(checked),
    ...emptyCategoryPages(checked.entries),
    ...calendarWarnings(checked.entries, checked.today),
    ...missingPictures(checked.entries, checked.pictureNames),
    ...missingAltTexts(checked.entries),
    ...deadLinks(checked, faultOf),
    ...swimWarnings(checked.entries),
    ...saidFacts(checked.entries),
    ...seasonWarnings(checked.entries, faultOf),
    ...addressWarnings(checked.entries, checked.moved),
    ...staleEntries(checked),
    ...entryWarnings(checked.entries),
    ...bodyWarnings(checked.folder, checked.entries),
    ...cutTexts(checked.folder, allEntries(checked)),
  ];
}

/** Everything with a place in a file. */
export function allEntries({ entries }: Pick<CheckedContent, 'entries'>): { place: YamlPlace }[] {
  const { site, words } = entries;
  const lists = contentTables.lists.flatMap(({ name }): { place: YamlPlace }[] => entries[name]);
  return [...(site ? [site] : []), ...lists, ...words];
}

function unknownCategories({ activities, events, posts }: ContentEntries): ContentProblem[] {
  const unknown = (entries: readonly Entry<{ category: string }>[], known: readonly string[]) =>
    entries
      .filter(({ value }) => !known.includes(value.category))
      .map(({ value, place }) => {
        const message = `is ${value.category}, which is not a known category, so it has no color of its own; use one of ${known.join(', ')}`;
        return problemIn(place, 'category', message);
      });
  return [
    ...unknown(activities, ACTIVITY_CATEGORIES),
    ...unknown(events, EVENT_CATEGORIES),
    ...unknown(posts, POST_CATEGORIES),
  ];
}

const LISTS = [
  { list: 'activities', file: 'activities.yaml', page: paths.thingsToDo },
  { list: 'destinations', file: 'destinations.yaml', page: paths.destinations },
  { list: 'events', file: 'events.yaml', page: paths.events },
  { list: 'posts', file: 'blog', page: paths.blog },
] as const;

function emptyLists({ entries, folder, problems }: CheckedContent): ContentProblem[] {
  return LISTS.flatMap(({ list, file: name, page }) => {
    const file = join(folder, name);
    const isFaulty = problems.some((problem) => problem.file.startsWith(file));
    if (entries[list].length > 0 || isFaulty) return [];
    return [{ file, message: `has no entries, so ${page} is empty; add one` }];
  });
}

function emptyCategoryPages({ activities }: ContentEntries): ContentProblem[] {
  const file = activities[0]?.place.yaml.file;
  if (file === undefined) return [];
  return ACTIVITY_CATEGORIES.filter((category) => categoryPath(category) !== paths.thingsToDo)
    .filter((category) => activities.every(({ value }) => value.category !== category))
    .map((category) => ({
      file,
      message: `has no activity of ${category}, so ${categoryPath(category)} is empty; add one`,
    }));
}

function missingAltTexts({ activities, events, posts }: ContentEntries): ContentProblem[] {
  const pictured = events.filter(({ value }) => value.imageUrl !== undefined);
  return [...activities, ...pictured, ...posts]
    .filter(({ value }) => value.imageAlt === undefined)
    .map(({ place }) =>
      problemIn(place, 'imageAlt', 'is missing; say in a sentence what the picture shows'),
    );
}

/** Links within the site to a 404, or to where a page was; links to other sites aren't checked. */
function deadLinks({ entries }: CheckedContent, faultOf: LinkFault): ContentProblem[] {
  return links(entries).flatMap(({ link, place }) => {
    const fault = faultOf(link);
    return fault === undefined ? [] : [problemAt(place, fault)];
  });
}

/** Besides pages, links may lead to their calendars, the feed and pictures. */
function linkFault({ entries, pictureNames, moved }: CheckedContent): LinkFault {
  const known = new Set([...knownPages(entries), serverPaths.feed]);
  for (const name of pictureNames) known.add(`/images/${name}`);
  const present = movedPages(entries, moved);
  return (link) => {
    const path = link.replace(/[?#].*$/u, '').replace(/(?<=^\/events(?:\/[^/]+)?)\.ics$/u, '');
    if (!link.startsWith('/') || known.has(path)) return undefined;
    const now = present.get(path);
    const remedy = now ? `is ${now} now; write that` : 'is not a page of the site; correct it';
    return `leads to ${link}, which ${remedy}`;
  };
}

function links({ site, activities, events }: ContentEntries): { link: string; place: YamlPlace }[] {
  const linkAt = (place: YamlPlace, path: readonly PropertyKey[], link: string | undefined) =>
    link === undefined ? [] : [{ link, place: within(place, path) }];
  const own = [...activities, ...events].flatMap(({ value, place }) =>
    linkAt(place, ['link'], value.link),
  );
  if (!site) return own;
  const { value, place } = site;
  const groups = (['legal', 'categoryActions'] as const).flatMap((group) =>
    Object.entries(value[group]).flatMap(([key, link]) => linkAt(place, [group, key], link)),
  );
  return [...groups, ...linkAt(place, ['notice', 'link'], value.notice?.link), ...own];
}

function staleEntries({ entries: { events, posts }, today }: CheckedContent): ContentProblem[] {
  const content = {
    events: events.map(({ value }) => value),
    posts: posts.map(({ value }) => value),
  };
  return staleContent(content, today).flatMap(({ kind, id, field, message }) => {
    const entry = [...(kind === 'event' ? events : posts)].find(({ value }) => value.id === id);
    return entry ? [problemIn(entry.place, field, message)] : [];
  });
}
