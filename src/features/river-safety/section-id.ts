import { slug } from '../../model/slug.ts';

/** The id of a section's heading, which search results link to. */
export function sectionId(heading: string): string {
  return `on-${slug(heading)}`;
}
