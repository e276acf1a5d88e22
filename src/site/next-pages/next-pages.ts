import type { BrowserWords } from '../data/browser-words.ts';
import type { RouteTable } from '../route.ts';
import { layOutArrivalsInSlices } from './arrivals.ts';
import { fetchAhead } from './fetch-ahead.ts';

/** What makes the next pages of a visit come sooner; loaded once the first page is done. */
export function prepareNextPages(routes: RouteTable, words: BrowserWords): void {
  layOutArrivalsInSlices();
  void fetchAhead(routes, words);
}
