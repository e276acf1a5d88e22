import type { DayContent } from '../../model/content/day-content.ts';
import { MONTHS } from '../../model/day/calendar-names.ts';
import { type Picture, smallestSource } from '../../model/image/image.ts';
import { paths } from '../../model/paths.ts';
import { townPageSlug } from '../../model/towns.ts';
import { readAllMonths } from '../../model/when/words/months.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { eventPicture } from '../events/event-posters.ts';
import { placeIndex } from '../places/place-index.server.ts';
import { eventMonths } from './event-months.server.ts';
import { pageDocuments } from './page-documents.server.ts';
import { telltalePassages, visitPassages } from './passages.server.ts';
import type { SearchDocument } from './search-document.ts';
import { lacksOf, traitsOf, traitWords } from './search-words.server.ts';

/**
 * Everything that can be found on the day: activities, events that aren't over, posts whose day has
 * come, towns, and pages, with all that their pages say.
 */
export function searchDocuments(content: DayContent): SearchDocument[] {
  const { answers = [] } = wordsOf(content.words, 'search');
  const asksOf = Map.groupBy(answers, ({ link }) => link);
  const documents = [
    ...activityDocuments(content),
    ...eventDocuments(content),
    ...postDocuments(content),
    ...townDocuments(content),
    ...pageDocuments(content),
  ];
  return documents.map((document) => {
    const asks = asksOf.get(document.path)?.flatMap((answer) => answer.asks);
    return asks ? { ...document, asks } : document;
  });
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
      body: visitPassages(activity),
      town,
      months,
      traits,
      lacks: lacksOf(visit).filter((trait) => !traits.includes(trait)),
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
      body: visitPassages(event),
      town,
      months: months.get(id),
      traits,
      lacks: lacksOf(visit).filter((trait) => !traits.includes(trait)),
      ...thumbnail(eventPicture(event)),
      startDate,
      endDate,
      usual,
      status,
      statusNote,
    });
  });
}

/** Characters of posts' bodies that the index holds; it's part of what a phone keeps. */
const BODIES_ROOM = 400_000;

/** Of posts for whose bodies there's no room, the first ones' being in it, the subheadings stand. */
function postDocuments({ posts }: DayContent): SearchDocument[] {
  let room = BODIES_ROOM;
  const bodies = telltalePassages(posts.map(({ content }) => content));
  return posts.map((post, index) => {
    const { id, title, excerpt, category, content } = post;
    const passages = bodies[index] ?? [];
    const headings = passages.map(({ heading }) => heading);
    room -= content.length;
    const body = room >= 0 ? passages : [];
    return document({
      kind: 'post',
      path: paths.post(id),
      title,
      text: excerpt,
      words: joined(category, ...headings),
      body,
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

function monthWords(months: readonly number[] = []): string[] {
  return months.length === 12 ? [] : months.map((month) => MONTHS[month - 1] ?? '');
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Without what is absent or empty: it would be sent to every phone. */
function document({ traits = [], lacks = [], body = [], ...rest }: SearchDocument): SearchDocument {
  return {
    ...rest,
    ...(body.length > 0 && { body }),
    ...(traits.length > 0 && { traits }),
    ...(lacks.length > 0 && { lacks }),
  };
}
