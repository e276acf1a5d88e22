import { loadPages } from '../site/loaded-pages.ts';
import { routes } from './routes.ts';

/** Loads every page's code, so that the server can render synchronously. */
export function loadAllPages(): Promise<void> {
  return loadPages(routes.all);
}
