import { paths } from './paths.ts';
import { townPageSlug } from './towns.ts';

/** Where the name of a town leads: to its page, or to all that is there (decision 31). */
export function townAddress(name: string): string {
  const slug = townPageSlug(name);
  return slug ? paths.destination(slug) : `${paths.search}#town=${encodeURIComponent(name)}`;
}
