import { z } from 'zod';
import { ACTIVITY_CATEGORIES } from '../../model/category-looks.ts';
import { pictureFields } from '../../model/image/image-schema.ts';
import { pageFields } from '../../model/slug-schema.ts';
import { filledText, idSchema, line, linkSchema } from '../../model/text.ts';
import { visitSchema } from '../../model/visit/visit-schema.ts';

/** An entry in content/activities.yaml (specification section 3, decisions 20, 29 and 33). */
export const activitySchema = z
  .strictObject({
    id: idSchema,
    title: line().meta({ label: 'Name', example: 'Pick peaches' }),
    description: filledText(4000).meta({ label: 'What it is', help: 'Two or three sentences.' }),
    category: line(60).meta({ label: 'Kind', options: ACTIVITY_CATEGORIES }),
    icon: line(16).meta({ label: 'Sign', help: 'An emoji for its card.', example: '🍑' }),
    ...pictureFields,
    location: line(120).optional().meta({ label: 'Town', example: 'Stonewall' }),
    link: linkSchema.optional().meta({
      label: 'Link',
      help: 'Where its button leads, if it has no page of its own.',
      isRare: true,
    }),
    visit: visitSchema.optional().meta({
      label: 'Facts for a visit',
      help: 'Prices, telephone, dogs … Leave out what you don’t know.',
    }),
    ...pageFields,
    featured: z
      .boolean()
      .optional()
      .meta({ label: 'On the home page', help: 'It shows the first six.', control: 'featured' }),
  })
  .meta({ label: 'Things to do', one: 'thing to do' });
