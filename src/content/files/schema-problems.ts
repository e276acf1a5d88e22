import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { textProblem } from '../../model/text.ts';
import type { ContentProblem, Report } from '../content-source.ts';
import { startOf } from '../printable.ts';
import { firstWordOf, misplacedRemedy } from './misplaced-field.ts';
import { misspelledFields, unknownRemedy } from './misspelled-fields.ts';
import { partOf, withPlainAnswers } from './plain-answers.ts';
import type { Yaml } from './yaml-text.ts';

/** A value in YAML; `root` begins the field's name if the entry has no title. */
export interface YamlPlace {
  yaml: Yaml;
  root: string;
  path: readonly PropertyKey[];
}

export interface Entry<Value> {
  value: Value;
  place: YamlPlace;
}

/** Results by frozen value: files are read after each edit, and mostly unchanged. */
const valid = new WeakMap<object, { schema: z.ZodType; data: unknown }>();

/** The value by the schema. Reports every fault with file, line and field; then undefined. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  place: YamlPlace,
  report: Report,
): z.output<Schema> | undefined {
  const value = valueAt(place);
  const isFrozen = typeof value === 'object' && value !== null && Object.isFrozen(value);
  const known = isFrozen ? valid.get(value) : undefined;
  if (known?.schema === schema) return known.data as z.output<Schema>;
  const { success, data, error } = parsed(schema, value);
  if (success && isFrozen) valid.set(value, { schema, data });
  if (success) return data;
  const issues = error.issues.flatMap(plainIssues);
  const isThere = (path: readonly PropertyKey[]) => valueAt(within(place, path)) !== undefined;
  const misspelled = misspelledFields(schema, issues, isThere);
  for (const issue of issues) {
    const faulty = within(place, issue.path);
    // A field that is missing because it's misspelled is reported only there.
    const isNamed = [...misspelled.values()].some((path) => isDeepStrictEqual(path, issue.path));
    if (isNamed) continue;
    const { means } = (issue.code === 'custom' && issue.params) || {};
    const [written = ''] = issue.path.slice(-1);
    const message =
      issue.code === 'unrecognized_keys'
        ? (misplacedRemedy(schema, issue.path) ??
          unknownRemedy(written, misspelled.get(issue)?.at(-1)))
        : issueMessage(issue, valueAt(faulty));
    report({ ...problemAt(faulty, message), ...(means && { means }) });
  }
  return undefined;
}

/** Parses once more with yes for true, or true for yes, if that is the fault. */
function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const first = schema.safeParse(value);
  const answered = first.success
    ? undefined
    : withPlainAnswers(value, first.error.issues.flatMap(plainIssues));
  return answered === undefined ? first : schema.safeParse(answered);
}

/** The value at the place; undefined if the path leads nowhere. */
export function valueAt({ yaml, path }: YamlPlace): unknown {
  return path.reduce(partOf, yaml.value);
}

/** The place of a part of the value. */
export function within(place: YamlPlace, path: readonly PropertyKey[]): YamlPlace {
  return { ...place, path: [...place.path, ...path] };
}

/** A problem with one field of the entry at the place. */
export function problemIn(place: YamlPlace, field: string, message: string): ContentProblem {
  return problemAt(within(place, [field]), message);
}

/** A problem at the place, with file, line and field. */
export function problemAt(place: YamlPlace, message: string): ContentProblem {
  const { yaml, path } = place;
  return { file: yaml.file, line: yaml.lineOf(path), field: fieldAt(place), message };
}

/** The owner's name for the place: “Wine Road” link, or activities[3].title without a title. */
function fieldAt({ yaml, root, path }: YamlPlace): string | undefined {
  const [index, ...rest] = path;
  const title =
    typeof index === 'number' ? titleOf(valueAt({ yaml, root, path: [index] })) : undefined;
  if (title === undefined) return `${root}${pathText(path)}`.replace(/^\./, '') || undefined;
  return `“${title}” ${pathText(rest).replace(/^\./, '')}`.trim();
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
}

const TITLE_LENGTH = 60;

function titleOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { title = 'name' in entry ? entry.name : undefined } = entry as { title?: unknown };
  if (typeof title !== 'string' || textProblem(title) !== undefined) return undefined;
  const words = title.trim().replace(/\s+/gu, ' ');
  if (words === '') return undefined;
  return words.length <= TITLE_LENGTH ? words : `${startOf(words, TITLE_LENGTH).trimEnd()}…`;
}

type Issue = z.core.$ZodIssue;

/** One issue per fault: each unknown key, and the alternative of a union that was meant. */
function plainIssues(issue: Issue): Issue[] {
  const below = (nested: Issue) => ({ ...nested, path: [...issue.path, ...nested.path] });
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
  if (issue.code === 'invalid_key') return issue.issues.map(below);
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.find((alternative) =>
      alternative.some(({ path }) => path.length > 0),
    );
    return meant?.map(below).flatMap(plainIssues) ?? [issue];
  }
  return [issue];
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list, each entry starting with "- "'],
  ['object', 'a group of fields'],
  ['record', 'a group of fields'],
]);

/** What's wrong and how to fix it. Keeps our own messages, and puts Zod's in the owner's words. */
function issueMessage(issue: Issue, value: unknown): string {
  if (value === undefined) return issue.code === 'custom' ? issue.message : 'is missing; add it';
  if (!issue.message.startsWith('Invalid input')) return issue.message;
  if (issue.code === 'invalid_type') {
    const quotes =
      issue.expected === 'string' && value !== null && typeof value !== 'object'
        ? '; put it in quotes'
        : '';
    const word = issue.expected === 'object' && typeof value === 'string' && firstWordOf(value);
    const remedy = word ? `; put a colon after ${word}` : quotes;
    return `is ${kindOf(value)}, but must be ${KINDS.get(issue.expected) ?? issue.expected}${remedy}`;
  }
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.map((allowed) => JSON.stringify(allowed)).join(' or ')}`;
  return 'has a form that is not allowed here; compare it with the example in docs/content.md';
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return KINDS.get(typeof value) ?? typeof value;
}
