import { z } from 'zod';
import { pictureFields } from '../../model/image/image-schema.ts';
import { listOf, type Problem, refuseAt } from '../../model/schema-checks.ts';
import { pageFields } from '../../model/slug-schema.ts';
import { filledText, httpsUrlSchema, idSchema, line } from '../../model/text.ts';
import { coordinatesProblem } from '../../model/visit/coordinates.ts';
import { coordinateFields } from '../../model/visit/coordinates-schema.ts';
import { ABOUT_NAMES, ARRIVAL_NAMES, secretProblem } from './cabin-notes.ts';
import { CABIN_WALLS, FEATURE_NAMES, ROOM_NAMES, WAY_NAMES } from './feature-names.ts';

const MOST = 99;

const countSchema = z
  .int('must be a whole number without quotes')
  .min(1, 'must be 1 or more')
  .max(MOST, `must be at most ${MOST}`);

const oneOf = (values: readonly string[]) => `must be one of ${values.join(', ')}`;

function nameOf<Name extends string>(names: Readonly<Record<Name, string>>) {
  const values = Object.keys(names) as Name[];
  return z.enum(values, oneOf(values));
}

const noteLine = line(300).meta({ control: 'line' });

function linesOf<Name extends string>(names: Readonly<Record<Name, string>>) {
  const schema = noteLine.optional();
  const fields = Object.entries(names).map(([name, label]) => [name, schema.meta({ label })]);
  return z.strictObject(Object.fromEntries(fields) as Record<Name, typeof schema>);
}

export const cabinPhotoSchema = z.strictObject({
  imageUrl: pictureFields.imageUrl,
  imageAlt: line(400).meta({ label: 'What the picture shows', control: 'line' }),
  imageFocus: pictureFields.imageFocus,
  room: nameOf(ROOM_NAMES).optional(),
});

const wayMinutes = z.int('must be minutes without quotes, such as 10').min(1).max(240).optional();

const YEAR_RULE = 'must be a year, such as 2026';

const yearFrom = (first: number) => z.int(YEAR_RULE).min(first, YEAR_RULE).max(2100, YEAR_RULE);

/** Fields that an example must not have, since they would be invented. */
const ONLY_OF_REAL_CABINS = [
  'bookingUrl',
  'price',
  'quotes',
  'latitude',
  'longitude',
  'arrival',
  'near',
] as const;

/** URL fields, which say nothing to guests, so they aren't checked for secrets. */
const ADDRESSES: readonly string[] = ['slug', 'formerly', 'bookingUrl', 'imageUrl'];

function toldSecret(value: unknown, path: PropertyKey[] = []): Problem | undefined {
  if (typeof value === 'string') {
    const message = secretProblem(value);
    return message === undefined ? undefined : { path, message };
  }
  for (const [key, part] of Object.entries(Object(value))) {
    const step = Array.isArray(value) ? Number(key) : key;
    const found = ADDRESSES.includes(key) ? undefined : toldSecret(part, [...path, step]);
    if (found) return found;
  }
  return undefined;
}

/** An entry in content/cabins.yaml (decision 51). */
export const cabinSchema = z
  .strictObject({
    id: idSchema,
    name: line(120).meta({ label: 'Name' }),
    slug: pageFields.slug,
    formerly: pageFields.formerly,
    summary: filledText(400).meta({ label: 'In a sentence', control: 'text' }),
    story: pageFields.story,
    sleeps: countSchema.meta({ label: 'Guests' }),
    bedrooms: countSchema.optional(),
    beds: line(200).optional().meta({ label: 'Beds', example: '1 king, 2 twins' }),
    baths: z
      .number('must be a number without quotes, such as 1.5')
      .min(0.5, 'must be a number of whole or half baths, such as 1.5')
      .max(MOST, `must be at most ${MOST}`)
      .multipleOf(0.5, 'must be a number of whole or half baths, such as 1.5')
      .optional(),
    features: listOf(nameOf(FEATURE_NAMES)).optional(),
    walls: z.enum(CABIN_WALLS, oneOf(CABIN_WALLS)).optional(),
    dogs: line(200).optional(),
    children: line(200).optional(),
    stepFree: line(200).optional().meta({ label: 'Without steps' }),
    town: line(120).optional().meta({ label: 'Town', control: 'town' }),
    /** Pages round them to half a mile. */
    ...coordinateFields,
    near: z
      .strictObject(
        Object.fromEntries(Object.keys(WAY_NAMES).map((way) => [way, wayMinutes])) as Record<
          keyof typeof WAY_NAMES,
          typeof wayMinutes
        >,
      )
      .optional()
      .meta({ label: 'Minutes by road', help: 'As you have driven them.' }),
    about: linesOf(ABOUT_NAMES).optional().meta({ label: 'What guests ask before they book' }),
    arrival: linesOf(ARRIVAL_NAMES)
      .optional()
      .meta({ label: 'The arrival sheet', help: 'Everyone can read it: no codes, no passwords.' }),
    houseRules: listOf(noteLine).optional().meta({ label: 'House rules', help: 'One a line.' }),
    minimumNights: countSchema.optional(),
    checkIn: line(60).optional(),
    checkOut: line(60).optional(),
    imageUrl: pictureFields.imageUrl.optional(),
    imageAlt: pictureFields.imageAlt,
    imageFocus: pictureFields.imageFocus,
    photos: listOf(cabinPhotoSchema).optional().meta({
      label: 'More photos',
      help: 'The first stands for the cabin if it has no picture.',
    }),
    bookingUrl: httpsUrlSchema.optional().meta({ label: 'Its own booking link' }),
    /** The lowest nightly price in dollars, and the year it's from. */
    price: z.strictObject({ from: z.int().min(1).max(99_999), year: yearFrom(2020) }).optional(),
    quotes: listOf(
      z.strictObject({ text: filledText(600), name: line(80), year: yearFrom(1990) }),
    ).optional(),
    /** A cabin that doesn't exist: its page says so and isn't indexed. */
    example: z.boolean().optional().meta({
      label: 'Only an example',
      help: 'Its page says so. Take it away once the cabin is real.',
      control: 'switch',
    }),
  })
  .superRefine(
    refuseAt((cabin) => {
      const field = cabin.example && ONLY_OF_REAL_CABINS.find((name) => cabin[name] !== undefined);
      const message = 'stands at an example; delete it, or delete example if the cabin is real';
      return field ? { path: [field], message } : (coordinatesProblem(cabin) ?? toldSecret(cabin));
    }),
  )
  .meta({ label: 'Cabins', one: 'cabin' });
