import { z } from 'zod';
import { addressSchema } from './slug-schema.ts';
import { line, longText } from './text.ts';

const CONTENT_LIMIT = 200_000;

/** An own page: front matter, slug and body of content/pages/own/<slug>.md (decision 32). */
export const ownPageSchema = z
  .strictObject({
    title: line(120).meta({ label: 'Title', example: 'Pool rules' }),
    slug: addressSchema.meta({
      label: 'Address',
      help: 'The last part of the address: lowercase letters and hyphens. It stays for ever.',
      example: 'pool-rules',
      control: 'line',
      fill: 'address',
    }),
    description: line(400).meta({
      label: 'In a sentence',
      help: 'What search engines show below the title.',
    }),
    content: longText(CONTENT_LIMIT).meta({
      label: 'Text',
      help: 'An empty line between paragraphs. No links, bold words or pictures are in it.',
      control: 'body',
    }),
    yourTrip: z
      .boolean()
      .optional()
      .meta({ label: 'A link in the footer, under “Your trip”', control: 'switch' }),
    updated: z.iso
      .date('must be a date such as 2026-11-02')
      .optional()
      .meta({ label: 'Words last changed on' }),
  })
  .meta({ label: 'Pages of your own', one: 'page' });
