import type { DayContent } from '../../model/content/day-content.ts';
import { weekdayNumber } from '../../model/day/calendar-names.ts';
import type { Position } from '../../model/distance.ts';
import { thumbOf } from '../../model/image/image.ts';
import { paths } from '../../model/paths.ts';
import { picked } from '../../model/picked.ts';
import { townPageSlug } from '../../model/towns.ts';
import type { Visit } from '../../model/visit/visit.ts';
import { readAllMonths } from '../../model/when/words/months.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { eventPicture } from '../events/event-posters.ts';
import { townPositions } from '../places/locate.server.ts';
import { type IndexedPlace, placeIndex } from '../places/place-index.server.ts';
import type { TownWords } from '../towns/town-words-schema.ts';
import { answerDocuments } from './answers.server.ts';
import { eventDays, isOnInTheEvening } from './event-days.server.ts';
import { pageDocuments } from './page-documents.server.ts';
import { bodyPassages, telltalePassages, visitPassages } from './passages.server.ts';
import type { Passage, SearchDocument } from './search-document.ts';
import { traitsAndLacks } from './search-words.server.ts';

/**
 * Everything that can be found on the day: activities, events that aren't over, posts whose day has
 * come, towns, and pages, with all that their pages say.
 */
export function searchDocuments(content: DayContent): SearchDocument[] {
  const { answers = [] } = wordsOf(content.words, 'search');
  const asksOf = Map.groupBy(answers, ({ link, title }) =>
    title === undefined ? link : undefined,
  );
  const documents = [
    ...answerDocuments(content),
    ...activityDocuments(content),
    ...eventDocuments(content),
    ...postDocuments(content),
    ...townDocuments(content),
    ...pageDocuments(content),
  ];
  return documents.map((document) => {
    if (document.kind === 'answer') return document;
    const asks = asksOf.get(document.path)?.flatMap((answer) => answer.asks);
    return asks ? { ...document, asks } : document;
  });
}

function activityDocuments(content: DayContent): SearchDocument[] {
  return [...placeIndex(content).activities.values()].map((place) => {
    const { category, location, visit } = place.activity;
    const months = visit?.months === undefined ? undefined : readAllMonths([visit.months].flat());
    return document({
      kind: 'activity',
      words: joined(category, location),
      ...placeFields(place, place.activity),
      ...thumbOf(place.activity),
      months,
      open: visit?.open,
      // These are said of it whatever their age, like its traits.
      shut: visit?.open === undefined ? shutDays(visit?.planning?.closed) : undefined,
    });
  });
}

function shutDays(closed: readonly string[] | undefined): number[] | undefined {
  return closed?.flatMap((name) => weekdayNumber(name) ?? []);
}

function eventDocuments(content: DayContent): SearchDocument[] {
  const daysOf = eventDays(content);
  return placeIndex(content).upcoming.map((place) => {
    const { event } = place;
    const { id, category, location, startDate, status } = event;
    const { months, days, ...hours } = daysOf.get(id) ?? {};
    return document({
      kind: 'event',
      words: joined('event', status, category, location),
      ...placeFields(place, event),
      ...thumbOf(eventPicture(event)),
      months,
      ...picked(event, ['usual', 'firstDate', 'lastDate', 'status']),
      ...(!event.toBeAnnounced && picked(event, ['startDate', 'endDate'])),
      // The index holds the other days, and has no room for them in words.
      statusNote: status || startDate === undefined ? event.statusNote : undefined,
      days,
      evening: isOnInTheEvening({ ...hours, time: event.time }),
    });
  });
}

/** What activities and events have alike. */
function placeFields(
  { path, town, position }: IndexedPlace,
  entry: { title: string; description: string; visit?: Visit | undefined },
) {
  return {
    path,
    title: entry.title,
    text: entry.description,
    body: visitPassages(entry),
    town,
    ...traitsAndLacks(entry.visit),
    at: rounded(position),
  };
}

/** Characters of posts' bodies that the index holds; it's part of what a phone keeps. */
const BODIES_ROOM = 400_000;

/** Of posts for whose bodies there's no room, the first ones' being in it, the subheadings stand. */
function postDocuments({ posts }: DayContent): SearchDocument[] {
  let room = BODIES_ROOM;
  const first = posts.filter(({ content }) => {
    room -= content.length;
    return room >= 0;
  });
  const bodies = telltalePassages(first.map(({ content }) => content));
  return posts.map((post, index) => {
    const { id, title, excerpt, category, content } = post;
    const body = bodies[index] ?? [];
    // Those of a body are found by its passages.
    const headings = bodies[index] ? [] : bodyPassages(content).map(({ heading }) => heading);
    return document({
      kind: 'post',
      path: paths.post(id),
      title,
      text: excerpt,
      words: joined(category, ...headings),
      body,
      ...thumbOf(post),
    });
  });
}

function townDocuments(content: DayContent): SearchDocument[] {
  const { destinations, words } = content;
  const positions = townPositions(content);
  return destinations.map(({ id, name, description, highlights = [] }) => {
    const slug = townPageSlug(name);
    return document({
      kind: 'town',
      path: slug ? paths.destination(slug) : `${paths.destinations}#destination-${id}`,
      title: name,
      text: description,
      words: joined('town', ...highlights),
      body: slug ? townPassages(wordsOf(words, slug)) : [],
      town: name,
      at: rounded(positions.get(name)),
    });
  });
}

/** What a town's own page says, by its headings. */
function townPassages({ about, thingsToDo, travelTips, bestTime, nearby }: TownWords): Passage[] {
  return [
    { heading: 'About', at: 'about', text: about.join(' ') },
    {
      heading: 'Things to Do',
      at: 'things',
      text: thingsToDo.map(({ title, text }) => `${title}: ${text}`).join(' '),
    },
    {
      heading: 'Best Time to Visit',
      at: 'best-time',
      text: bestTime.map(({ season, text }) => `${season}: ${text}`).join(' '),
    },
    {
      heading: 'Nearby Attractions',
      at: 'nearby',
      text: nearby.map(({ name, note }) => `${name}: ${note}.`).join(' '),
    },
    { heading: 'Travel Tips', at: 'tips', text: travelTips.join(' ') },
  ];
}

/** To a hundredth of a degree, half a mile. */
function rounded(position: Position | undefined): SearchDocument['at'] {
  return position && [round(position.latitude), round(position.longitude)];
}

function round(degrees: number): number {
  return Math.round(degrees * 100) / 100;
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
