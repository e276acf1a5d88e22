import { z } from 'zod';
import { line } from '../text.ts';
import { IMAGE_FOCUSES } from './image.ts';

/** A file in the images folder, or an http(s) address, whose host is checked elsewhere. */
export const imageUrlSchema = line(2000)
  .refine(
    isImageUrl,
    'must be a picture in the images folder, such as /images/porch.jpg, or an address that starts with https://',
  )
  .meta({ label: 'Picture', control: 'picture' });

function isImageUrl(url: string): boolean {
  if (/^\/?images\/[\w][\w.-]*$/u.test(url)) return true;
  return /^https?:\/\/[^\s\\"'<>]+$/u.test(url) && URL.canParse(url);
}

export const focusSchema = z
  .enum(IMAGE_FOCUSES, `must be one of ${IMAGE_FOCUSES.join(', ')}`)
  .optional();

export const imageDetailsSchema = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  widths: z.array(z.int().min(1)),
  tone: z.int().min(0).max(15),
  focus: focusSchema,
  unshared: z.literal(true).optional(),
});

export const pictureFields = {
  imageUrl: imageUrlSchema,
  imageAlt: line(400).optional().meta({
    label: 'What the picture shows',
    help: 'A sentence for those who cannot see it: who or what, doing what, where.',
    example: 'Rows of peach trees below a hill.',
  }),
  imageFocus: focusSchema.meta({ label: 'What must stay in sight', control: 'beside' }),
};
