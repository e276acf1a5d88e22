import type { Answer, Visit } from '../../model/visit/visit.ts';
import {
  id,
  isObject,
  listOf,
  number,
  only,
  onlyTrue,
  optionalText,
  pictureFields,
  type Read,
  rowOf,
  text,
} from '../../site/data/api-shapes.ts';
import type {
  ActivityDetails,
  EventDays,
  EventDetails,
  NearbyPlace,
  PlaceEvent,
  PlaceKind,
  PlacePosition,
  PlacePost,
} from './place.ts';

const isKind = (value: unknown): value is PlaceKind =>
  value === 'activity' || value === 'event' || value === 'destination';
const isText = (value: unknown) => typeof value === 'string';
const flag = only((value) => typeof value === 'boolean');

/** The rows of a list, without the unreadable ones. */
function rowsOf<Row>(read: Read<Row>): Read<Row[]> {
  return (value) =>
    Array.isArray(value) ? value.map(read).filter((row) => row !== undefined) : undefined;
}

/** A level, or a level with a note. */
function answer<Level extends string>(): Read<Answer<Level>> {
  return (value) => {
    const isAnswer = isText(value) || (isObject(value) && isText(value.level));
    return isAnswer ? (value as Answer<Level>) : undefined;
  };
}

const visit = rowOf<Visit>(
  {},
  {
    town: optionalText,
    address: optionalText,
    latitude: number,
    longitude: number,
    telephone: optionalText,
    roadMinutes: number,
    url: optionalText,
    price: optionalText,
    free: flag,
    hours: optionalText,
    closed: listOf(isText) as Read<NonNullable<Visit['closed']>>,
    months: (value) => optionalText(value) ?? listOf(isText)(value),
    reserve: answer(),
    dogs: answer(),
    children: answer(),
    stepFree: answer(),
    indoors: flag,
    water: optionalText,
    verified: optionalText,
    source: optionalText,
  },
);

const position = rowOf<PlacePosition>(
  { latitude: number, longitude: number, miles: number },
  { isTown: onlyTrue },
);

const linkFields = { kind: only(isKind), slug: text, title: text };
const linkPicture = { ...pictureFields, imageUrl: optionalText };
const days = { startDate: optionalText, endDate: optionalText, usual: onlyTrue };

const nearbyPlace = rowOf<NearbyPlace>({ ...linkFields, miles: number }, linkPicture);
const placeEvent = rowOf<PlaceEvent>({ ...linkFields, date: text }, { ...linkPicture, ...days });
const placePost = rowOf<PlacePost>({ id, title: text, imageUrl: text }, pictureFields);
const eventDays = rowOf<EventDays>(
  { startDate: text, endDate: text },
  { starts: optionalText, ends: optionalText, usual: onlyTrue },
);

const shownFields = { id, title: text, description: text, category: text, imageUrl: text };
const requiredDetails = {
  slug: text,
  share: text,
  nearby: rowsOf(nearbyPlace),
  events: rowsOf(placeEvent),
  posts: rowsOf(placePost),
};
const optionalDetails = {
  ...pictureFields,
  link: optionalText,
  visit,
  story: optionalText,
  town: optionalText,
  position,
  isUnchecked: onlyTrue,
  isTownsEvents: onlyTrue,
};

const activityDetails = rowOf<ActivityDetails>(
  { ...shownFields, ...requiredDetails, icon: text },
  { ...optionalDetails, location: optionalText },
);

const eventDetails = rowOf<EventDetails>(
  {
    ...shownFields,
    ...requiredDetails,
    date: text,
    time: text,
    location: text,
    days: rowsOf(eventDays),
  },
  { ...optionalDetails, ...days, isOver: onlyTrue },
);

/** What `/api/activities/{slug}` sends. Throws if it can't be read. */
export function readActivityDetails(answer: unknown): ActivityDetails {
  return orThrow(activityDetails(answer));
}

/** What `/api/events/{slug}` sends. Throws if it can't be read. */
export function readEventDetails(answer: unknown): EventDetails {
  return orThrow(eventDetails(answer));
}

function orThrow<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The answer cannot be read.');
  return value;
}
