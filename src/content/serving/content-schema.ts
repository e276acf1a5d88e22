import { z } from 'zod';
import type { Content } from '../../model/content/content.ts';
import { imageDetailsSchema } from '../../model/image/image-schema.ts';
import { storedSiteSchema } from '../../model/site/site-schema.ts';
import type { ContentTables, ListRow } from '../tables.ts';

/** An entry of the list as a snapshot holds it, with its computed fields. */
export function storedSchema({ schema, isPictured, photo }: ListRow): z.ZodObject {
  const measured = { image: imageDetailsSchema.optional() };
  return schema.safeExtend({
    ...('featured' in schema.shape && { featured: z.boolean() }),
    ...(isPictured && measured),
    ...(photo && { photos: z.array(photo.safeExtend(measured)).optional() }),
  });
}

/** Content as a snapshot holds it; the last good copy must match it. */
export function contentSchema({ lists, words }: ContentTables): z.ZodType<Content> {
  const schema: z.ZodType = z.strictObject({
    site: storedSiteSchema,
    ...Object.fromEntries(lists.map((row) => [row.name, z.array(storedSchema(row))])),
    words: z.strictObject(Object.fromEntries(words)),
  });
  return schema as z.ZodType<Content>;
}
