import type { z } from 'zod';
import type { Site } from '../model/site.ts';
import { siteSchema } from '../model/site-schema.ts';
import { contentSchema } from './content-schema.ts';
import { type ContentProblem, ContentProblems, type Report } from './content-source.ts';
import { checkImageHosts, checkRedirects } from './cross-checks.ts';
import { packBody } from './packed-body.ts';
import { LIST_TABLES, type ListName, type Row, type Rows } from './postgres-tables.ts';
import { type Place, validate } from './schema-problems.ts';
import type { Content } from './snapshot.ts';

export interface CheckedRows {
  content: Content;
  /** What is wrong with the rows that are left out. */
  rejected: ContentProblem[];
}

/**
 * The content that the rows make. A row that the model rejects is left out and reported by table, id and field; the rest stands
 * (issue 5). `pagePaths` are the paths of the fixed pages, to which redirects may lead. Throws ContentProblems where too little is
 * left to show: no valid row of site, or nothing in a list.
 */
export function checkRows(rows: Rows, pagePaths: readonly string[]): CheckedRows {
  const rejected: ContentProblem[] = [];
  const report: Report = (problem) => rejected.push(problem);
  const site = checkSite(rows.site, report);
  const { activities, destinations, events, posts } = contentSchema.shape;
  const lists = {
    activities: checkList('activities', activities.element),
    destinations: checkList('destinations', destinations.element),
    events: checkList('events', events.element),
    posts: checkList('posts', posts.element).map(packBody),
  };
  const knownPaths = new Set([...pagePaths, ...lists.posts.map(({ id }) => `/blog/${id}`)]);
  return { content: { site: withoutStrayRedirects(site, knownPaths, report), ...lists }, rejected };

  function checkList<Schema extends z.ZodType>(list: ListName, schema: Schema): z.output<Schema>[] {
    const { name } = LIST_TABLES[list];
    const kept = rows[list].flatMap((row) => {
      const place = placeIn(name, row, `id ${row.id}`);
      return accept(report, (report) => {
        checkRemotePicture(row, place, site, report);
        return validate(schema, place, report);
      });
    });
    if (kept.length > 0) return kept;
    throw new ContentProblems([
      ...rejected,
      { file: name, message: 'has no row to show; run npm run publish, or put a row there' },
    ]);
  }
}

/** Throws ContentProblems where there is no site to show. */
function checkSite(row: Row | undefined, report: Report): Site {
  if (row === undefined)
    throw new ContentProblems([{ file: 'site', message: 'has no row; run npm run publish to fill the database' }]);
  const faults: ContentProblem[] = [];
  const parts = {
    categoryActions: validEntries('categoryActions', row, report),
    redirects: validEntries('redirects', row, report),
  };
  const site = validate(siteSchema, placeIn('site', { ...row, ...parts }), (problem) => faults.push(problem));
  if (site === undefined) throw new ContentProblems(faults);
  return site;
}

/** Each entry is a row of a table of its own, so a faulty one costs itself only. */
function validEntries(field: 'categoryActions' | 'redirects', row: Row, report: Report): Row {
  return Object.fromEntries(
    Object.entries(row[field] ?? {}).filter(([key, value]) => {
      const place = { ...placeIn('site', { [field]: { [key]: value } }), path: [field] };
      return accept(report, (report) => validate(siteSchema.shape[field], place, report)).length > 0;
    }),
  );
}

/** The site without the redirects that lead to no page, or away from one. */
function withoutStrayRedirects(site: Site, knownPaths: ReadonlySet<string>, report: Report): Site {
  const redirects = Object.entries(site.redirects).filter(([from, to]) => {
    const value = { ...site, redirects: { [from]: to } };
    const kept = accept(report, (report) => {
      checkRedirects({ value, place: placeIn('site', site) }, knownPaths, report);
      return to;
    });
    return kept.length > 0;
  });
  return { ...site, redirects: Object.fromEntries(redirects) };
}

function checkRemotePicture({ imageUrl }: Row, place: Place, { imageHosts }: Site, report: Report): void {
  if (typeof imageUrl === 'string' && URL.canParse(imageUrl))
    checkImageHosts([{ value: { imageUrl }, place }], imageHosts, report);
}

/** What the check returns, as a list of one; an empty list where it reports a problem. Passes the problems on. */
function accept<Value>(report: Report, check: (report: Report) => Value): NonNullable<Value>[] {
  const problems: ContentProblem[] = [];
  const value = check((problem) => problems.push(problem));
  for (const problem of problems) report(problem);
  return problems.length === 0 && value != null ? [value] : [];
}

/** A row where the checks expect a piece of a file. */
function placeIn(table: string, value: Row, root = ''): Place {
  return { yaml: { file: table, value, lineOf: () => undefined }, root, path: [] };
}
