import { paths } from './paths.ts';
import { townPageSlug } from './towns.ts';

/** Where a town's name leads: to its page, or to a search for all that is there (decision 31). */
export function townAddress(name: string): string {
  const slug = townPageSlug(name);
  return slug ? paths.destination(slug) : `${paths.search}#town=${encodeURIComponent(name)}`;
}
