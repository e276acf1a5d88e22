import { z } from 'zod';
import { imageUrlSchema } from '../../model/image/image-schema.ts';
import { filledText, line, linkSchema } from '../../model/text.ts';

const exactly = (count: number) => `must have exactly ${count} entries`;

/** A town page's own copy (specification section 2, "Destination detail"). */
export const townWordsSchema = z.strictObject({
  summary: line(),
  imageUrl: imageUrlSchema,
  imageAlt: line(),
  description: line(200),
  keywords: z.array(line(60)).min(1),
  about: z.array(filledText(2000)).min(1),
  thingsToDo: z
    .array(
      z.strictObject({
        title: line(80),
        text: line(),
        link: linkSchema.optional(),
        picture: z.strictObject({ imageUrl: imageUrlSchema }).optional(),
      }),
    )
    .length(8, exactly(8)),
  travelTips: z.array(line()).length(6, exactly(6)),
  highlights: z.array(line(80)).length(6, exactly(6)),
  bestTime: z.array(z.strictObject({ season: line(40), text: line() })).min(1),
  nearby: z
    .array(z.strictObject({ name: line(80), note: line(120), link: linkSchema.optional() }))
    .min(1),
  more: z
    .array(
      z.strictObject({
        text: line(80),
        link: linkSchema,
        picture: z.strictObject({ imageUrl: imageUrlSchema, imageAlt: line() }).optional(),
      }),
    )
    .optional(),
});

export type TownWords = z.infer<typeof townWordsSchema>;
