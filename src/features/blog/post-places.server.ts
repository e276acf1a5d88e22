import type { DayContent } from '../../model/content/day-content.ts';
import { picked } from '../../model/picked.ts';
import type { Visit } from '../../model/visit/visit.ts';
import { readAllMonths } from '../../model/when/words/months.ts';
import { placesAt } from '../places/place-index.server.ts';
import type { PostPlace, PostSummary } from './post.ts';

type ListedPost = DayContent['posts'][number];

const MOST_RELATED = 3;

const SUMMARY = [
  ...(['id', 'title', 'excerpt', 'category', 'publishedAt', 'readTime'] as const),
  ...(['imageUrl', 'imageAlt', 'image'] as const),
];

/** Only this many of the newest posts are compared, so that a long blog doesn't slow down every post. */
const MOST_COMPARED = 200;

/** The places at these paths with their facts (decision 42); skips paths without a page. */
export function postPlaces(content: DayContent, wanted: readonly string[]): PostPlace[] {
  return placesAt(content, wanted).map(({ link, visit, description, key }) => {
    const facts = factsOf(visit);
    const isBare = facts.price === undefined && facts.hours === undefined;
    return { ...link, ...(key && { key }), ...facts, ...(isBare && { description }) };
  });
}

function factsOf(visit: Visit = {}) {
  const price = visit.price ?? (visit.free ? 'Free' : undefined);
  return { price, ...picked(visit, ['hours', 'telephone', 'url']) };
}

/** The posts with the most in common: shared places count most, then towns, months, and age. Others are left out. */
export function relatedPosts(content: DayContent, post: ListedPost): PostSummary[] {
  const own = aboutOf(content, post);
  return content.posts
    .slice(0, MOST_COMPARED)
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, shared: sharedWith(own, aboutOf(content, other)) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MOST_RELATED)
    .map(({ other }) => picked(other, SUMMARY));
}

interface About {
  places: ReadonlySet<string>;
  towns: ReadonlySet<string>;
  months: ReadonlySet<number>;
}

const abouts = new WeakMap<ListedPost, About>();

/** A post's towns, places and months, unless the months are the whole year. */
function aboutOf(content: DayContent, post: ListedPost): About {
  const known = abouts.get(post);
  if (known) return known;
  const found = placesAt(content, post.places ?? []);
  const towns = [post.visit?.town, ...found.map(({ town }) => town)];
  const about = {
    places: new Set(found.map(({ path }) => path)),
    towns: new Set(towns.filter((town) => town !== undefined)),
    months: new Set(readAllMonths([post.visit?.months ?? []].flat())),
  };
  abouts.set(post, about);
  return about;
}

function sharedWith(one: About, other: About): number {
  const places = one.places.intersection(other.places).size;
  const towns = one.towns.intersection(other.towns).size;
  const isInSeason = one.months.intersection(other.months).size > 0;
  return places * 4 + towns * 2 + (isInSeason ? 1 : 0);
}
