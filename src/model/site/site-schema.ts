import { z } from 'zod';
import { categories } from '../categories.ts';
import { isRemoteImage } from '../image/image.ts';
import { imageDetailsSchema, pictureFields } from '../image/image-schema.ts';
import { dialedNumber } from '../telephone.ts';
import { httpsUrlSchema, line, linkSchema } from '../text.ts';

const hostName = line(253).regex(
  /^(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/,
  'must be a host name such as images.example.com',
);
const sitePath = line(400).regex(/^\/(?!\/)[^\s\\"<>?#]*$/, 'must be a path such as /old-page');

const isoDate = z.iso.date('must be a date such as 2026-12-05');

/** A sentence on every page, from one day until another, inclusive (decision 28). */
const noticeSchema = z
  .strictObject({
    text: line(240).meta({
      label: 'What it says',
      example: 'Flat Creek Road is closed. Come in by Ranch Road 12.',
    }),
    until: isoDate.optional().meta({ label: 'Last day', help: 'It disappears by itself.' }),
    from: isoDate
      .optional()
      .meta({ label: 'First day', help: 'Without one, at once.', isRare: true }),
    link: linkSchema.optional().meta({
      label: 'Link',
      help: 'Where it leads.',
      example: 'https://www.weather.gov/ewx/',
      isRare: true,
    }),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    message: 'is before from',
  });

/** Accepts an empty group, whose examples may all be commented out. */
function group<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((written) => (written === null ? {} : written), schema);
}

/** The name of a URL parameter for a date. */
const parameter = line(60).regex(/^[\w.[\]-]+$/, 'must be the name of a parameter such as checkin');

const hostSchema = z.strictObject({
  name: line(80).meta({ label: 'Your names', example: 'The Millers' }),
  words: line(240).meta({ label: 'A sentence or two about you' }),
  ...pictureFields,
  imageUrl: pictureFields.imageUrl.refine(
    (url) => !isRemoteImage(url),
    'must be a picture of your own, such as /images/porch.jpg',
  ),
});

/** content/site.yaml: the owner's facts (decisions 1, 16, 19, 25, 28). */
export const siteSchema = z.strictObject({
  brand: line(80).meta({ label: 'What you are called' }),
  blurb: line(400).meta({ label: 'About you, in two sentences' }),
  bookingUrl: httpsUrlSchema.meta({
    label: 'Booking site',
    help: 'Every booking button leads there.',
  }),
  bookingDates: z
    .strictObject({ arrival: parameter, departure: parameter })
    .optional()
    .meta({ label: 'How the booking site calls a stay’s dates in its address', isRare: true }),
  utm: z
    .union([
      z.literal(false),
      z.strictObject({ source: line(80), medium: line(80), campaign: line(80) }),
    ])
    .meta({ label: 'What the booking site’s reports call this guide' }),
  phone: line(40)
    .refine(
      (text) => dialedNumber(text) !== undefined,
      'cannot be dialed; write it like (512) 555-0142, with all ten digits',
    )
    .meta({ label: 'Telephone', example: '(512) 555-0142', control: 'line' }),
  email: z.email('must be an email address').meta({ label: 'E-mail', control: 'email' }),
  address: z.strictObject({
    street: line(120),
    town: line(80),
    state: line(40),
    postalCode: line(20),
  }),
  supportHours: line(120).meta({ label: 'When you answer' }),
  mapUrl: httpsUrlSchema.meta({ label: 'Map', help: 'Where “map” leads.' }),
  host: hostSchema.optional().meta({
    label: 'Who you are',
    help: 'A photo and two lines, on the contact page and below every post.',
  }),
  copyrightYear: z.int().min(1900).max(2100).meta({ label: 'Year of the copyright' }),
  imageHosts: z.array(hostName).max(20).meta({ label: 'Other sites whose pictures are shown' }),
  social: group(
    z.strictObject({
      facebook: httpsUrlSchema.optional(),
      instagram: httpsUrlSchema.optional(),
      twitter: httpsUrlSchema.optional(),
    }),
  ),
  legal: group(z.strictObject({ privacy: linkSchema.optional(), terms: linkSchema.optional() })),
  categoryActions: group(
    z.partialRecord(z.enum(categories.map(({ slug }) => slug)), linkSchema),
  ).meta({ label: 'Where the big button of a category leads' }),
  redirects: group(z.record(sitePath, sitePath)).meta({
    label: 'Old addresses',
    help: 'One a line: the old one, a colon, a space, the new one.',
    example: '/wine-tours: /wine-spirits',
  }),
  notice: noticeSchema
    .optional()
    .meta({ label: 'Notice', help: 'A sentence on top of every page.' }),
});

/** site.yaml as a snapshot holds it, with the measurements of the host's photo. */
export const storedSiteSchema = siteSchema.extend({
  host: hostSchema.safeExtend({ image: imageDetailsSchema.optional() }).optional(),
});
