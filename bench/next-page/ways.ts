import { paths } from '../../src/model/paths.ts';

/** From a page on, by its links; `back` is the browser's button. */
export type Way = readonly [from: string, ...steps: string[]];

const place = paths.activity('enchanted-rock');

/** The commonest ways of visitors; the last step of each is measured. */
export const WAYS: Readonly<Record<string, Way>> = {
  'home to events': [paths.home, paths.events],
  'events to an event': [paths.events, paths.event('lights-spectacular')],
  'an event back to events': [paths.events, paths.event('lights-spectacular'), 'back'],
  'home to things to do': [paths.home, paths.thingsToDo],
  'things to do to a place': [paths.thingsToDo, place],
  'a place back to things to do': [paths.thingsToDo, place, 'back'],
  'a place to my stay': [place, paths.stay],
  'home to destinations': [paths.home, paths.destinations],
  'destinations to a town': [paths.destinations, paths.destination('fredericksburg')],
  'a town to contact': [paths.destination('fredericksburg'), paths.contact],
  'home to the blog': [paths.home, paths.blog],
  'the blog to a post': [paths.blog, paths.post(1)],
};
