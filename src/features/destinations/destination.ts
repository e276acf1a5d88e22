import type { z } from 'zod';
import type { destinationSchema } from './destination-schema.ts';

/** A town or place, as the API sends it (specification section 3). */
export type Destination = Omit<z.infer<typeof destinationSchema>, 'featured'>;

/**
 * Lowercases the name, removes everything but letters, digits and spaces, then turns spaces into
 * hyphens (decision 13).
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(' ', '-');
}
