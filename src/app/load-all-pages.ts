import { loadPages } from '../site/loaded-pages.ts';
import { routes } from './routes.ts';

/** Loads every page's code, so that the server renders without waiting. */
export function loadAllPages(): Promise<void> {
  return loadPages(routes.all);
}
