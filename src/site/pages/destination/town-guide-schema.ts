import { z } from 'zod';
import { imageUrlSchema } from '../../../model/image/image-schema.ts';
import { line } from '../../../model/text.ts';

const exactly = (count: number) => `must have exactly ${count} entries`;

/** A town's fixed guide: 8 things to do, 6 travel tips, 6 highlights (specification section 2, "Destination detail"). */
export const townGuideSchema = z.strictObject({
  name: line(80),
  slug: line(80),
  emoji: line(16),
  summary: line(),
  imageUrl: imageUrlSchema,
  imageAlt: line(),
  description: line(200),
  keywords: z.array(line(60)).min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  touristTypes: z.array(line(60)).min(1),
  about: z.array(line(2000)).min(1),
  thingsToDo: z.array(z.strictObject({ title: line(80), text: line() })).length(8, exactly(8)),
  travelTips: z.array(line()).length(6, exactly(6)),
  highlights: z.array(line(80)).length(6, exactly(6)),
  bestTime: z.array(z.strictObject({ season: line(40), text: line() })).min(1),
  nearby: z.array(z.strictObject({ name: line(80), note: line(120) })).min(1),
});

/** The towns of the specification's route table, by the last part of their path. */
export const TOWNS: ReadonlyMap<string, string> = new Map([
  ['fredericksburg', 'Fredericksburg'],
  ['austin', 'Austin'],
  ['dripping-springs', 'Dripping Springs'],
  ['new-braunfels', 'New Braunfels'],
]);

/** The words of one town's page: a guide under the name and the path that the specification fixes. */
export function townWordsSchema(slug: string, name: string) {
  return townGuideSchema.extend({ slug: z.literal(slug), name: z.literal(name) });
}
