import type { z } from 'zod';
import type { Content } from '../../model/content.ts';
import type { Site } from '../../model/site/site.ts';
import { siteSchema } from '../../model/site/site-schema.ts';
import { pagePaths } from '../../model/site-paths.ts';
import { contentSchema } from '../content-schema.ts';
import { type ContentProblem, ContentProblems, type Report } from '../content-source.ts';
import { checkImageHosts, checkRedirects } from '../cross-checks.ts';
import { createPace, type Pace } from '../files/pace.ts';
import { type Place, validate } from '../schema-problems.ts';
import { checkWordsRows } from '../words/words-rows.ts';
import { type EntryList, LIST_TABLES, type Row, type Rows } from './postgres-tables.ts';

export interface CheckedRows {
  content: Content;
  /** What's wrong with the rows that were left out. */
  rejected: ContentProblem[];
}

/**
 * The content in the rows. A row that breaks a rule of the model is left out and reported by table,
 * id and field; the rest stays. Throws ContentProblems if too little is left to show: no valid site
 * row, or a list whose rows were all rejected. A table without rows is an empty list. Gives others
 * the event loop, no matter how many rows there are.
 */
export async function checkRows(rows: Rows): Promise<CheckedRows> {
  const rejected: ContentProblem[] = [];
  const report: Report = (problem) => rejected.push(problem);
  const pace = createPace();
  const site = await checkSite(rows.site, report, pace);
  const { activities, destinations, events, posts } = contentSchema.shape;
  const lists = {
    activities: await checkList('activities', activities.element),
    destinations: await checkList('destinations', destinations.element),
    events: await checkList('events', events.element),
    posts: await checkList('posts', posts.element),
  };
  const knownPaths = new Set(pagePaths(lists));
  return {
    content: {
      site: await withoutDeadRedirects(site, knownPaths, report, pace),
      ...lists,
      words: checkWordsRows(rows.words ?? [], report),
    },
    rejected,
  };

  async function checkList<Schema extends z.ZodType>(
    list: EntryList,
    schema: Schema,
  ): Promise<z.output<Schema>[]> {
    const { name } = LIST_TABLES[list];
    const kept: z.output<Schema>[] = [];
    for (const row of rows[list]) {
      await pace();
      const place = placeIn(name, row, `id ${row.id}`);
      const accepted = accept(report, (report) => {
        checkRemotePicture(row, place, site, report);
        return validate(schema, place, report);
      });
      kept.push(...accepted);
    }
    if (kept.length > 0 || rows[list].length === 0) return kept;
    const message =
      'has no row to show, because each of its rows breaks a rule; correct them or run npm run publish';
    throw new ContentProblems([...rejected, { file: name, message }]);
  }
}

/** Throws ContentProblems if there's no valid site to show. */
async function checkSite(row: Row | undefined, report: Report, pace: Pace): Promise<Site> {
  const noRow = 'has no row; run npm run publish to fill the database';
  if (row === undefined) throw new ContentProblems([{ file: 'site', message: noRow }]);
  const faults: ContentProblem[] = [];
  const categoryActions = await validEntries('categoryActions', row, report, pace);
  const redirects = await validEntries('redirects', row, report, pace);
  const rest = placeIn('site', { ...row, categoryActions, redirects: {} });
  const site = validate(siteSchema, rest, (problem) => faults.push(problem));
  if (site === undefined) throw new ContentProblems(faults);
  return { ...site, redirects };
}

/** Each entry is a row in its own table, so only the faulty ones are left out. */
async function validEntries(
  field: 'categoryActions' | 'redirects',
  row: Row,
  report: Report,
  pace: Pace,
) {
  const valid: Record<string, string> = {};
  for (const [key, value] of Object.entries(row[field] ?? {})) {
    await pace();
    const place = { ...placeIn('site', { [field]: { [key]: value } }), path: [field] };
    const [entry] = accept(report, (report) => validate(siteSchema.shape[field], place, report));
    Object.assign(valid, entry);
  }
  return valid;
}

/** The site without redirects that lead to no page or start at an existing one. */
async function withoutDeadRedirects(
  site: Site,
  knownPaths: ReadonlySet<string>,
  report: Report,
  pace: Pace,
): Promise<Site> {
  const redirects: Site['redirects'] = {};
  for (const [from, to] of Object.entries(site.redirects)) {
    await pace();
    const value = { ...site, redirects: { [from]: to } };
    const [kept] = accept(report, (report) => {
      checkRedirects({ value, place: placeIn('site', site) }, knownPaths, report);
      return to;
    });
    if (kept !== undefined) redirects[from] = kept;
  }
  return { ...site, redirects };
}

function checkRemotePicture(
  { imageUrl }: Row,
  place: Place,
  { imageHosts }: Site,
  report: Report,
): void {
  if (typeof imageUrl === 'string' && URL.canParse(imageUrl))
    checkImageHosts([{ value: { imageUrl }, place }], imageHosts, report);
}

/**
 * What the check returns, as a list of one; an empty list if it reports a problem. Passes the
 * problems on.
 */
function accept<Value>(report: Report, check: (report: Report) => Value): NonNullable<Value>[] {
  const problems: ContentProblem[] = [];
  const value = check((problem) => problems.push(problem));
  for (const problem of problems) report(problem);
  return problems.length === 0 && value != null ? [value] : [];
}

/** Wraps a row for the checks, which expect part of a file. */
function placeIn(table: string, value: Row, root = ''): Place {
  return { yaml: { file: table, value, lineOf: () => undefined }, root, path: [] };
}
