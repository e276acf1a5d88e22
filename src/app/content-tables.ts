import { extname } from 'node:path';
import type { ContentTables } from '../content/tables.ts';
import { activityList } from '../features/activities/activity-list.server.ts';
import { postList } from '../features/blog/post-list.server.ts';
import { cabinList } from '../features/cabins/cabin-list.server.ts';
import { destinationList } from '../features/destinations/destination-list.server.ts';
import { eventList } from '../features/events/event-list.server.ts';
import { ownPageList } from '../features/own-pages/own-page-list.server.ts';
import { PAGE_WORDS } from './page-words.ts';

/** What the content consists of; the types of its lists are in lists.ts. */
export const contentTables: ContentTables = {
  lists: [activityList, destinationList, eventList, cabinList, postList, ownPageList],
  words: PAGE_WORDS,
  // Next to this file, or next to the bundle.
  readingProgram: new URL(`./folder-reader${extname(import.meta.url)}`, import.meta.url),
};
