import { z } from 'zod';
import { pictureFields } from '../../model/image/image-schema.ts';
import { listOf } from '../../model/schema-checks.ts';
import { placePathSchema } from '../../model/slug-schema.ts';
import { filledText, idSchema, line, longText } from '../../model/text.ts';
import { visitSchema } from '../../model/visit/visit-schema.ts';
import { POST_CATEGORIES } from './post-categories.ts';
import { COMPARABLE } from './post-compare.ts';
import { publishedIsoDate } from './published-date.ts';

const CONTENT_LIMIT = 200_000;

/** A post: front matter, id and body of content/blog/NNNN-slug.md (section 3, decisions 20, 29). */
export const postSchema = z
  .strictObject({
    id: idSchema,
    title: line().meta({ label: 'Title', example: 'Winter light' }),
    excerpt: filledText(1000).meta({
      label: 'In a sentence or two',
      help: 'For the list of posts, and for search engines.',
    }),
    content: longText(CONTENT_LIMIT).meta({
      label: 'Text',
      help: 'An empty line between paragraphs. No links, bold words or pictures are in it: choose “Places in it” below.',
      control: 'body',
    }),
    category: line(60).meta({ label: 'Kind', options: POST_CATEGORIES }),
    ...pictureFields,
    publishedAt: line(60)
      .refine(
        (text) => publishedIsoDate(text) !== undefined,
        'is no date, so nobody knows from which day on the post is public; write it like March 10, 2026',
      )
      .meta({
        label: 'Published on',
        help: 'If it is a day to come, the post appears on it.',
        example: 'March 10, 2026',
        control: 'line',
        fill: 'today',
      }),
    readTime: line(60).meta({ label: 'Time to read', example: '3 min read', fill: 'minutes' }),
    visit: visitSchema.optional().meta({ label: 'Facts for a visit', isRare: true }),
    featured: z
      .boolean()
      .optional()
      .meta({ label: 'On the home page', help: 'It shows the newest six.', control: 'featured' }),
    places: listOf(placePathSchema).optional().meta({
      label: 'Places in it',
      help: 'Readers find them below the text, each with its page.',
      control: 'places',
    }),
    compare: listOf(z.enum(COMPARABLE, `must be one of ${COMPARABLE.join(', ')}`))
      .optional()
      .meta({
        label: 'Compare its places by',
        help: 'A table below the text, from their facts.',
        control: 'lines',
        options: COMPARABLE,
        isRare: true,
      }),
    route: listOf(placePathSchema).optional().meta({
      label: 'A drive',
      help: 'In the order of the drive: a map below the text joins them.',
      control: 'places',
      isRare: true,
    }),
    days: listOf(
      z.strictObject({
        day: line(80).meta({ label: 'Day', example: 'Friday' }),
        places: listOf(placePathSchema).meta({
          label: 'Places',
          control: 'places',
        }),
      }),
    )
      .optional()
      .meta({
        label: 'Its days',
        help: 'A map below the text, and a button that puts them into a visitor’s plan.',
        isRare: true,
      }),
    reviewed: z.iso
      .date('must be a date such as 2026-11-02')
      .optional()
      .meta({ label: 'Facts looked up on' }),
  })
  .meta({ label: 'Posts', one: 'post' });
