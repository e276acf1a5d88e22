import type { Answer, Visit } from '../../model/visit/visit.ts';
import {
  daysFields,
  each,
  id,
  isObject,
  isText,
  listOf,
  number,
  only,
  onlyTrue,
  optionalText,
  pictureFields,
  type Read,
  readList,
  rowOf,
  statusFields,
  text,
} from '../../site/data/api-shapes.ts';
import type { Point } from '../map/places/projection.ts';
import type { ShieldSign } from '../map/Shield.tsx';
import type {
  ActivityDetails,
  EventDetails,
  NearbyPlace,
  PlaceEvent,
  PlaceKind,
  PlacePosition,
  PlacePost,
  StatedDays,
} from './place.ts';
import type { NamedDot, PlaceMapView } from './place-map.ts';

const isKind = (value: unknown): value is PlaceKind =>
  value === 'activity' || value === 'event' || value === 'destination';
const flag = only((value) => typeof value === 'boolean');

function rowsOf<Row>(read: Read<Row>): Read<Row[]> {
  return (value) => (Array.isArray(value) ? readList(read)(value) : undefined);
}

function answer<Level extends string>(): Read<Answer<Level>> {
  return only(
    (value): value is Answer<Level> => isText(value) || (isObject(value) && isText(value.level)),
  );
}

const visit = rowOf<Omit<Visit, 'planning'>>(
  {},
  {
    ...each(
      optionalText,
      'town',
      'address',
      'telephone',
      'url',
      'price',
      'hours',
      'water',
      'closure',
    ),
    ...each(optionalText, 'verified', 'source', 'open'),
    ...each(number, 'latitude', 'longitude', 'roadMinutes', 'takes'),
    ...each(onlyTrue, 'isUnchecked', 'isUnsaid'),
    ...each(flag, 'free', 'indoors', 'approximate'),
    closed: listOf(isText) as Read<NonNullable<Visit['closed']>>,
    months: (value) => optionalText(value) ?? listOf(isText)(value),
    reserve: answer(),
    dogs: answer(),
    children: answer(),
    stepFree: answer(),
    asOf: (value) => (isObject(value) ? (value as Visit['asOf']) : undefined),
  },
);

const linkFields = { kind: only(isKind), ...each(text, 'slug', 'title') };
const linkPicture = { ...pictureFields, imageUrl: optionalText };

const nearbyPlace = rowOf<NearbyPlace>(
  { ...linkFields, miles: number },
  { ...linkPicture, inTown: optionalText },
);
const placeEvent = rowOf<PlaceEvent>(
  { ...linkFields, date: text },
  { ...linkPicture, ...daysFields },
);
const placePost = rowOf<PlacePost>({ id, ...each(text, 'title', 'imageUrl') }, pictureFields);
const statedDays = rowOf<StatedDays>(each(text, 'startDate', 'endDate'), {
  ...each(optionalText, 'starts', 'ends', 'inWords'),
  ...each(onlyTrue, 'usual', 'toBeAnnounced'),
  ...statusFields,
});

const point = each(number, 'x', 'y');
const dot = { ...point, ...each(number as Read<-1 | 0 | 1>, 'east', 'south'), name: text };
const map = rowOf<PlaceMapView>(
  {
    drawing: text,
    place: rowOf<Point>(point, {}),
    home: rowOf<PlaceMapView['home']>(dot, { turn: number }),
    towns: rowsOf(rowOf<NamedDot>(dot, {})),
    shields: rowsOf(
      rowOf<PlaceMapView['shields'][number]>(
        { ...point, number: text, sign: text as Read<ShieldSign['sign']> },
        {},
      ),
    ),
  },
  {},
);

const requiredDetails = {
  id,
  ...each(text, 'title', 'description', 'category', 'imageUrl', 'slug', 'share'),
  nearby: rowsOf(nearbyPlace),
  events: rowsOf(placeEvent),
  posts: rowsOf(placePost),
};
const optionalDetails = {
  ...pictureFields,
  ...each(optionalText, 'link', 'story', 'town', 'drive'),
  visit,
  position: rowOf<PlacePosition>(each(number, 'latitude', 'longitude', 'miles'), {
    isTown: onlyTrue,
    isApproximate: onlyTrue,
  }),
  map,
  ...each(onlyTrue, 'isUnchecked', 'isTownsEvents'),
};

const activityDetails = rowOf<ActivityDetails>(
  { ...requiredDetails, icon: text },
  { ...optionalDetails, location: optionalText },
);

const eventDetails = rowOf<EventDetails>(
  { ...requiredDetails, ...each(text, 'date', 'time', 'location'), days: rowsOf(statedDays) },
  { ...optionalDetails, ...daysFields, isOver: onlyTrue },
);

/** Parses the answer of `/api/activities/{slug}`. Throws if it's invalid. */
export function readActivityDetails(answer: unknown): ActivityDetails {
  return orThrow(activityDetails(answer));
}

/** Parses the answer of `/api/events/{slug}`. Throws if it's invalid. */
export function readEventDetails(answer: unknown): EventDetails {
  return orThrow(eventDetails(answer));
}

function orThrow<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The answer cannot be read.');
  return value;
}
