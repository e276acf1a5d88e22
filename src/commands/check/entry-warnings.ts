import type { ContentProblem } from '../../content/content-source.ts';
import { type Entry, problemIn, within } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { minutesToRead } from '../../features/blog/read-time.ts';
import { distanceBetween } from '../../model/nearest-name.ts';
import { coordinatesProblem } from '../../model/visit/coordinates.ts';

/** Longer names may be two letters off. */
const LONG = 8;

const SHORTEST = 3;

/** Warnings about single entries, and about twins. */
export function entryWarnings(entries: ContentEntries): ContentProblem[] {
  const { activities, destinations, events, posts } = entries;
  return [
    ...mistypedTowns(entries),
    ...sameTitles(activities, 'title', ({ title }) => title),
    ...sameTitles(destinations, 'name', ({ name }) => name),
    ...sameTitles(events, 'title', ({ title }) => title),
    ...sameTitles(posts, 'title', ({ title }) => title),
    ...destinations.flatMap(({ value, place }) => {
      const problem = coordinatesProblem(value);
      return problem ? [problemIn(place, String(problem.path[0]), problem.message)] : [];
    }),
    ...posts.flatMap((post) => emptyBody(post) ?? otherReadTime(post) ?? []),
  ];
}

type OfATown = Entry<{ town?: string | undefined }>;

function towns({ site: _, words: __, ...lists }: ContentEntries): OfATown[] {
  return Object.values(lists)
    .flat()
    .flatMap(({ value, place }): OfATown[] => {
      if ('visit' in value && value.visit)
        return [{ value: value.visit, place: within(place, ['visit']) }];
      return 'town' in value ? [{ value, place }] : [];
    });
}

function mistypedTowns(entries: ContentEntries): ContentProblem[] {
  const names = entries.destinations.map(({ value }) => value.name);
  return towns(entries).flatMap(({ value: { town }, place }) => {
    if (town === undefined || names.includes(town)) return [];
    const meant = names.find((name) => isNearly(town, name));
    if (meant === undefined) return [];
    const message = `is ${town}, which has no card; if you mean ${meant}, correct it`;
    return [problemIn(place, 'town', message)];
  });
}

function isNearly(town: string, name: string): boolean {
  if (town.length >= SHORTEST && name.startsWith(town)) return true;
  return distanceBetween(town, name) <= (name.length > LONG ? 2 : 1);
}

function sameTitles<Value>(
  entries: readonly Entry<Value>[],
  field: string,
  titleOf: (value: Value) => string,
): ContentProblem[] {
  const earlier = new Map<string, Entry<Value>>();
  return entries.flatMap((entry) => {
    const title = titleOf(entry.value).trim().replace(/\s+/gu, ' ').toLowerCase();
    const twin = earlier.get(title);
    if (twin === undefined) {
      earlier.set(title, entry);
      return [];
    }
    const { file, line } = problemIn(twin.place, field, '');
    const message = `is also the ${field} in ${file}:${line}; change one of them, so that visitors can tell them apart`;
    return [problemIn(entry.place, field, message)];
  });
}

type Post = ContentEntries['posts'][number];

function emptyBody({ value, place }: Post): ContentProblem | undefined {
  if (value.content !== '') return undefined;
  const message = 'is empty, so the page has nothing to read; write the post below the second ---';
  return problemIn(place, 'content', message);
}

function otherReadTime({ value: { content, readTime }, place }: Post): ContentProblem | undefined {
  const [written] = /\d+/.exec(readTime) ?? [];
  const minutes = minutesToRead(content);
  if (written === undefined || Math.abs(Number(written) - minutes) <= 1) return undefined;
  const message = `is ${readTime}, but the post takes ${minutes} min to read; write ${minutes} min read`;
  return problemIn(place, 'readTime', message);
}
