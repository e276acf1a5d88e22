import { z } from 'zod';
import { imageDetailsSchema } from '../../model/image/image-schema.ts';
import type { ListRow } from '../tables.ts';

/** An entry of the list as a snapshot holds it, with its computed fields. */
export function storedSchema({ schema, isPictured, photo }: ListRow): z.ZodObject {
  const measured = { image: imageDetailsSchema.optional() };
  return schema.safeExtend({
    ...('featured' in schema.shape && { featured: z.boolean() }),
    ...(isPictured && measured),
    ...(photo && { photos: z.array(photo.safeExtend(measured)).optional() }),
  });
}
