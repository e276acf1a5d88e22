import type { z } from 'zod';
import { isGroup } from '../../model/is-group.ts';
import { siteSchema } from '../../model/site/site-schema.ts';
import type { ContentProblem } from '../content-source.ts';
import { meantField, misplacedRemedy } from '../files/misplaced-field.ts';
import { unknownRemedy } from '../files/misspelled-fields.ts';
import { problemAt, validate, valueAt, within, type YamlPlace } from '../files/schema-problems.ts';
import { createYielder } from '../yielder.ts';
import { siteFactsSchema } from './content-parts.ts';
import { unreadEntry } from './entry-file.ts';
import {
  type LocatedEntry,
  type PlacedPart,
  type PlacedReading,
  readPlaced,
} from './placed-entries.ts';

type SiteParts = Pick<PlacedReading, 'site' | 'categoryActions' | 'redirects'>;

/** The parts of an unreadable site. The fault is reported once, with the facts. */
export function brokenSite(problems: readonly ContentProblem[]): SiteParts {
  const part = (broken: readonly ContentProblem[]) => ({ entries: [], broken });
  return { site: part(problems), categoryActions: part([]), redirects: part([]) };
}

/** The site's facts, category actions and redirects, as entries that can be held back. */
export async function readSiteEntries(place: YamlPlace): Promise<SiteParts> {
  const written = valueAt(place);
  if (!isGroup(written)) return brokenSite(problemsAt(siteSchema, place));
  const facts = Object.entries(siteFactsSchema.shape)
    .map(([field, schema]) => readPlaced(field, schema, within(place, [field])))
    .filter(({ value, problems }) => value !== undefined || problems.length > 0);
  const unknown = Object.keys(written)
    .filter((field) => !Object.hasOwn(siteSchema.shape, field))
    .map((field) => unknownField(place, field));
  return {
    // Misspelled names before what is missing because of them.
    site: { entries: [...unknown, ...facts], broken: undefined },
    categoryActions: await readMap('categoryActions', place),
    redirects: await readMap('redirects', place),
  };
}

function unknownField(site: YamlPlace, field: string): LocatedEntry<object> {
  const place = within(site, [field]);
  const missing = Object.keys(siteSchema.shape).filter(
    (name) => valueAt(within(site, [name])) === undefined,
  );
  const meant = meantField(siteSchema, [field], missing);
  const remedy =
    misplacedRemedy(siteSchema, [field]) ??
    unknownRemedy(field, missing.includes(meant ?? '') ? meant : undefined);
  const problems = [problemAt(place, remedy)];
  return { ...unreadEntry(undefined, place.yaml.file), problems, place };
}

async function readMap(
  field: 'categoryActions' | 'redirects',
  site: YamlPlace,
): Promise<PlacedPart<string>> {
  const place = within(site, [field]);
  const written = valueAt(place) === null ? {} : valueAt(place);
  const schema = siteSchema.shape[field];
  if (!isGroup(written)) return { entries: [], broken: problemsAt(schema, place) };
  const yielding = createYielder();
  const entries: LocatedEntry<string>[] = [];
  for (const key of Object.keys(written)) {
    await yielding();
    const name = isKey(schema, key) ? key : undefined;
    const entry = readPlaced(name, schema, onlyEntry(place, key));
    const [value] = Object.values(entry.value ?? {});
    entries.push({ ...entry, value, place: within(place, [key]) });
  }
  return { entries, broken: undefined };
}

/** Both maps take a path as value, so this checks the key alone. */
function isKey(schema: z.ZodType, key: string): boolean {
  return schema.safeParse({ [key]: '/' }).success;
}

function onlyEntry(place: YamlPlace, key: string): YamlPlace {
  const { yaml, path } = place;
  const group: unknown = { [key]: valueAt(within(place, [key])) };
  const value = path.reduceRight((part, step) => ({ [step]: part }), group);
  return { ...place, yaml: { ...yaml, value } };
}

function problemsAt(schema: z.ZodType, place: YamlPlace): ContentProblem[] {
  const problems: ContentProblem[] = [];
  validate(schema, place, (problem) => problems.push(problem));
  return problems;
}
