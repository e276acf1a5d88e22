import { categories } from '../../model/categories.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import { MONTHS } from '../../model/day/calendar-names.ts';
import { imageSource, type Picture, smallestSource } from '../../model/image/image.ts';
import { pages, paths } from '../../model/paths.ts';
import { townPageSlug } from '../../model/towns.ts';
import { readAllMonths } from '../../model/when/every.ts';
import { parsePostBody } from '../../site/prose/post-body.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { eventPicture } from '../events/event-posters.ts';
import { placeIndex } from '../places/place-index.server.ts';
import { eventMonths } from './event-months.server.ts';
import type { SearchDocument } from './search-document.ts';
import { traitsOf, traitWords } from './search-words.server.ts';

/**
 * Everything that can be found on the day: activities, events that aren't over, posts whose day has
 * come, towns, and pages. Posts without their bodies, which would make most of the index.
 */
export function searchDocuments(content: DayContent): SearchDocument[] {
  return [
    ...activityDocuments(content),
    ...eventDocuments(content),
    ...postDocuments(content),
    ...townDocuments(content),
    ...pageDocuments(content),
  ];
}

function activityDocuments(content: DayContent): SearchDocument[] {
  return [...placeIndex(content).activities.values()].map(({ activity, path, town }) => {
    const { title, description, category, location, visit } = activity;
    const traits = traitsOf(visit);
    const months = visit?.months === undefined ? undefined : readAllMonths([visit.months].flat());
    return document({
      kind: 'activity',
      path,
      title,
      text: description,
      words: joined(category, location, traitWords(traits), ...monthWords(months)),
      town,
      months,
      traits,
      ...thumbnail(activity),
    });
  });
}

function eventDocuments(content: DayContent): SearchDocument[] {
  const months = eventMonths(content);
  return placeIndex(content).upcoming.map(({ event, path, town }) => {
    const { id, title, description, category, location, visit } = event;
    const { startDate, endDate, usual, status, statusNote } = event;
    const traits = traitsOf(visit);
    return document({
      kind: 'event',
      path,
      title,
      text: description,
      words: joined(
        'event',
        status,
        category,
        location,
        traitWords(traits),
        ...monthWords(months.get(id)),
      ),
      town,
      months: months.get(id),
      traits,
      ...thumbnail(eventPicture(event)),
      startDate,
      endDate,
      usual,
      status,
      statusNote,
    });
  });
}

function postDocuments({ posts }: DayContent): SearchDocument[] {
  return posts.map((post) => {
    const { id, title, excerpt, category, content } = post;
    const headings = parsePostBody(content).flatMap((block) =>
      block.kind === 'subheading' ? [block.text] : [],
    );
    return document({
      kind: 'post',
      path: paths.post(id),
      title,
      text: excerpt,
      words: joined(category, ...headings),
      ...thumbnail(post),
    });
  });
}

function thumbnail(picture: Picture): Pick<SearchDocument, 'imageUrl' | 'focus'> {
  return { imageUrl: smallestSource(picture), focus: picture.image?.focus };
}

function townDocuments({ destinations }: DayContent): SearchDocument[] {
  return destinations.map(({ id, name, description, highlights = [] }) => {
    const slug = townPageSlug(name);
    return document({
      kind: 'town',
      path: slug ? paths.destination(slug) : `${paths.destinations}#destination-${id}`,
      title: name,
      text: description,
      words: joined('town', ...highlights),
      town: name,
    });
  });
}

/** Pages whose subject is more than a list of the above. */
function pageDocuments({ words, ownPages }: DayContent): SearchDocument[] {
  const page = (path: string, { title, description, keywords, imageUrl }: PageWords) =>
    document({
      kind: 'page',
      path,
      title,
      text: description,
      words: joined(...keywords),
      imageUrl: imageUrl && imageSource(imageUrl),
    });
  return [
    ...categories.map(({ slug, heading }) =>
      page(paths.category(slug), { ...wordsOf(words, slug), title: heading }),
    ),
    page(pages.events.path, wordsOf(words, 'events')),
    page(pages.blog.path, wordsOf(words, 'blog')),
    page(pages.contact.path, wordsOf(words, 'contact')),
    page(pages['river-safety'].path, wordsOf(words, 'river-safety')),
    ...ownPages.map((own) => page(`/${own.slug}`, { ...own, keywords: [] })),
  ];
}

interface PageWords {
  title: string;
  description: string;
  keywords: readonly string[];
  imageUrl?: string | undefined;
}

function monthWords(months: readonly number[] = []): string[] {
  return months.length === 12 ? [] : months.map((month) => MONTHS[month - 1] ?? '');
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Without what is absent or empty: it would be sent to every phone. */
function document({ traits = [], ...rest }: SearchDocument): SearchDocument {
  return traits.length > 0 ? { ...rest, traits } : rest;
}
