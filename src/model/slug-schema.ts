import { z } from 'zod';
import { listOf } from './schema-checks.ts';
import { longText } from './text.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const addressSchema = z
  .string()
  .max(400, 'is longer than 400 characters; shorten it')
  .regex(SLUG, 'must be lowercase letters and digits with single hyphens, such as enchanted-rock');

/** For entries whose data the API has at the same slug (decision 33). */
export const slugSchema = addressSchema.refine(
  (slug) => slug !== 'featured',
  'is an address of the API; choose another one',
);

/** The path of a place's page, such as /things-to-do/enchanted-rock. */
export const placePathSchema = z
  .string()
  .max(420, 'is longer than 420 characters; shorten it')
  .regex(
    /^\/(?:things-to-do|events|destinations)\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be the path of a page, such as /things-to-do/enchanted-rock, /events/wurstfest or /destinations/austin',
  );

const STORY_LIMIT = 40_000;

/** Fields of entries that have their own page: activities and events (decisions 33 and 42). */
export const pageFields = {
  slug: slugSchema.optional().meta({
    label: 'Address of its page',
    help: 'The last part of it; without one, its name.',
    example: 'enchanted-rock',
    control: 'line',
    isRare: true,
  }),
  formerly: listOf(slugSchema)
    .optional()
    .meta({ label: 'Earlier addresses', help: 'They lead to its page. One a line.', isRare: true }),
  story: longText(STORY_LIMIT).optional().meta({
    label: 'More about it',
    help: 'Longer words for its page, with an empty line between paragraphs.',
    control: 'body',
    isRare: true,
  }),
};
