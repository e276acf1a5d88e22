import { slug } from '../../model/slug.ts';

/** The id of a section's heading; links of the search lead to it. */
export function sectionId(heading: string): string {
  return `on-${slug(heading)}`;
}
