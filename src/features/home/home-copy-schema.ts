import { z } from 'zod';
import { pictureFields } from '../../model/image/image-schema.ts';
import { filledText, line } from '../../model/text.ts';
import { closingWordsSchema } from '../../site/words/page-copy-schema.ts';

const section = { heading: line(), intro: line() };

/** A list section, with the heading that the specification quotes and a link to the full list. */
const list = (heading: string) =>
  z.strictObject({ ...section, heading: z.literal(heading), more: line(40) });

const FEATURES = ['Luxury Amenities', 'Prime Locations', 'Group Friendly', 'Easy Booking'];

const features = z
  .array(z.strictObject({ title: line(60).meta({ control: 'locked' }), text: line() }))
  .length(FEATURES.length, 'must have exactly 4 entries')
  .superRefine((written, context) => {
    for (const [index, title] of FEATURES.entries())
      if (written[index] !== undefined && written[index].title !== title)
        context.addIssue({
          code: 'custom',
          path: [index, 'title'],
          message: `must be "${title}"`,
        });
  });

/** home.yaml: four features, six questions, and the texts that section 2 quotes ("Home"; decision 21). */
export const homeCopySchema = z.strictObject({
  title: z.literal('Discover Texas Hill Country'),
  eyebrow: line(80),
  intro: line()
    .includes('50+ wineries', 'must say "50+ wineries" (decision 22)')
    .includes('250+ music venues', 'must say "250+ music venues" (decision 22)'),
  imageUrl: pictureFields.imageUrl.optional().meta({
    label: 'The picture on top',
    help: 'Without one, it is the season’s drawing.',
  }),
  imageAlt: pictureFields.imageAlt,
  description: line(200),
  keywords: z.array(line(60)).min(1),
  cabins: z.strictObject({ ...section, more: line(40), features }),
  experiences: list('Unforgettable Experiences'),
  destinations: list('Must-Visit Destinations'),
  events: list('Upcoming Events').extend({ stay: line(40) }),
  guides: list('Travel Guides'),
  faq: z.strictObject({
    ...section,
    questions: z
      .array(z.strictObject({ question: line(), answer: filledText(2000) }))
      .length(6, 'must have exactly 6 entries'),
  }),
  closing: closingWordsSchema,
});
