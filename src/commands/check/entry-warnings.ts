import type { ContentProblem } from '../../content/content-source.ts';
import { type Entry, problemAt, problemIn, within } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { minutesToRead } from '../../features/blog/read-time.ts';
import { distanceBetween } from '../../model/nearest-name.ts';
import { coordinatesProblem } from '../../model/visit/coordinates.ts';

/** In a longer name, two letters may be wrong. */
const LONG = 8;

/** What's odd about a single entry or its twin, though nothing is broken. */
export function entryWarnings({
  activities,
  destinations,
  events,
  posts,
}: ContentEntries): ContentProblem[] {
  return [
    ...mistypedTowns(destinations, [...activities, ...events, ...posts]),
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

function mistypedTowns(
  destinations: ContentEntries['destinations'],
  entries: readonly Entry<{ visit?: { town?: string | undefined } | undefined }>[],
): ContentProblem[] {
  const names = destinations.map(({ value }) => value.name);
  return entries.flatMap(({ value: { visit }, place }) => {
    const town = visit?.town;
    if (town === undefined || names.includes(town)) return [];
    const meant = names.find((name) => distanceBetween(town, name) <= (name.length > LONG ? 2 : 1));
    if (meant === undefined) return [];
    const message = `is ${town}, which has no card; if you mean ${meant}, correct it`;
    return [problemAt(within(place, ['visit', 'town']), message)];
  });
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

/** `readTime` says more than a minute too much or too little. */
function otherReadTime({ value: { content, readTime }, place }: Post): ContentProblem | undefined {
  const [written] = /\d+/.exec(readTime) ?? [];
  const minutes = minutesToRead(content);
  if (written === undefined || Math.abs(Number(written) - minutes) <= 1) return undefined;
  const message = `is ${readTime}, but the post takes ${minutes} min to read; write ${minutes} min read`;
  return problemIn(place, 'readTime', message);
}
