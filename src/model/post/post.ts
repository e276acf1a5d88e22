import type { z } from 'zod';
import { MONTHS } from '../day/calendar-names.ts';
import { parseDay } from '../day/civil-day.ts';
import type { ImageDetails } from '../image/image.ts';
import type { postSchema } from './post-schema.ts';

/** A blog post, as the API sends it (specification section 3). */
export type Post = Omit<z.infer<typeof postSchema>, 'featured' | 'reviewed'> & {
  image?: ImageDetails | undefined;
};

/** A post in a list: everything but its body. */
export type PostSummary = Omit<Post, 'content'>;

/** The categories that the specification lists for posts (section 3). */
export const POST_CATEGORIES: readonly string[] = [
  'Wine & Spirits',
  'Outdoor Adventures',
  'Food & Dining',
  'Travel Guides',
  'Photography',
];

/**
 * The id that a path segment names, or undefined (decision 7: only ^[1-9][0-9]{0,9}$ is a whole
 * number; ids are 32-bit, decision 20). "01", "1.5", "1e3" and "+1" are not second addresses of
 * post 1.
 */
export function readPostId(segment: string): number | undefined {
  if (!/^[1-9][0-9]{0,9}$/.test(segment)) return undefined;
  const id = Number(segment);
  return id <= 2_147_483_647 ? id : undefined;
}

const LONG_DATE = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/;

/**
 * The ISO date that `publishedAt` states, or undefined if it doesn't state one (decision 24): an
 * ISO date or "March 10, 2026". Works from the text alone, so that no time zone can shift it by a
 * day.
 */
export function publishedIsoDate(publishedAt: string): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(publishedAt) ? publishedAt : longDateToIso(publishedAt);
  return iso !== undefined && parseDay(iso) !== undefined ? iso : undefined;
}

function longDateToIso(text: string): string | undefined {
  const [, monthWord = '', day = '', year = ''] = LONG_DATE.exec(text) ?? [];
  const month = MONTHS.indexOf(monthWord) + 1;
  return month === 0
    ? undefined
    : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
