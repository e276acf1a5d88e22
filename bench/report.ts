import { controlsPart } from './controls/controls-part.ts';
import { deskPart } from './desk-part.ts';
import { DRAFT_LIMITS } from './drafts.ts';
import { MEMORY_LIMITS, START_LIMIT } from './growth/growth.ts';
import { median } from './median.ts';
import { nextPagePart } from './next-page/next-page-part.ts';
import { PLAN_TAP_LIMIT } from './plan.ts';
import type { Results } from './results.ts';
import { SEARCH_LIMITS, type SearchTimes } from './search.ts';
import { heading, table, whole } from './table.ts';

/** The results as text and tables, next to their targets. */
export function writeReport(results: Results): string {
  const parts = [
    throughputPart(results),
    rendersPart(results),
    growthPart(results),
    firstViewPart(results),
    nextPagePart(results['next-page']),
    searchPart(results),
    draftsPart(results),
    planPart(results),
    controlsPart(results.controls),
    lighthousePart(results),
    deskPart(results),
  ];
  return `# Measurements

Made by \`npm run bench\`. Figures are medians unless noted; ratios compare
rounds run in turns, so that other work on the machine affects both sides alike. "Load" is the
machine's load average before the measurement: if it exceeds the number of cores, the machine was
busy.

![Ratios to their targets, and cost as content grows](results.svg)

${parts.filter((part) => part !== '').join('\n')}`;
}

function throughputPart({ throughput }: Results): string {
  if (!throughput) return '';
  const rows = throughput.figures.map((comparison) => [
    comparison.path,
    comparison.other,
    comparison.encoding,
    whole(comparison.bytes),
    whole(comparison.ours.requestsPerSecond),
    whole(comparison.theirs.requestsPerSecond),
    comparison.requestRatio.toFixed(2),
    comparison.cpuRatio.toFixed(2),
    comparison.ours.p99.toFixed(1),
    comparison.theirs.p99.toFixed(1),
    comparison.p99Ratio.toFixed(2),
  ]);
  return `${heading('Requests', throughput)}

One process each, 64 connections, equal bytes and headers; Node as \`deploy/\` starts it, with the
flags that keep its memory small, for both; the guide once all pages are compressed. Target, against bare node:http: ratio 0.85 or more, p99 1.50 or less. "By CPU"
compares requests per second of the server's own CPU time, which other work on the machine doesn't
affect.

${table(['Page', 'Against', 'Coding', 'Bytes', 'Ours/s', 'Theirs/s', 'Ratio', 'By CPU', 'Our p99 ms', 'Their p99 ms', 'Ratio'], rows)}
`;
}

function rendersPart({ renders }: Results): string {
  if (!renders) return '';
  const rows = Object.entries(renders.figures).map(([path, time]) => [path, time.toFixed(2)]);
  return `${heading('Rendering a page', renders)}

Milliseconds of CPU after warm-up, once per page and revision. Target: 1.00 or less on the home
page.

${table(['Page', 'ms'], rows)}
`;
}

function growthPart({ growth }: Results): string {
  if (!growth) return '';
  const rows = growth.figures.map(({ posts, start, memory, bytes, renders, publish }) => [
    whole(posts),
    whole(start),
    whole(memory.now),
    whole(memory.peak),
    ...['/', '/blog', '/blog/1'].map((path) => (renders[path] ?? Number.NaN).toFixed(2)),
    ...['/', '/blog', '/blog/1', '/api/blog'].map((path) => whole(bytes[path] ?? Number.NaN)),
    whole(publish.all),
    whole(publish.one),
  ]);
  const heads = [
    ...['Posts', 'Start ms', 'MB', 'Peak MB', '/ ms', '/blog ms', '/blog/1 ms'],
    ...['/ bytes', '/blog bytes', '/blog/1 bytes', '/api/blog bytes'],
    ...['Publish all ms', 'Publish one ms'],
  ];
  return `${heading('As content grows', growth)}

Node as it ships. Start is from a restart of the process to the first home page, while the content is
read again; memory is measured at rest, with the process that follows the content, after pages and API
have been requested; ms are for rendering, in turns; bytes are after brotli; publishing is to
PostgreSQL, first all posts, then one edited. Limits: ${whole(START_LIMIT.posts)} posts start in ${whole(START_LIMIT.start)} ms; ${MEMORY_LIMITS.map(({ posts, memory }) => `${whole(posts)} posts take ${whole(memory)} MB`).join(', ')}.

${table(heads, rows)}
`;
}

function firstViewPart({ 'first-view': firstView }: Results): string {
  if (!firstView) return '';
  const { commit, views } = firstView.figures;
  const rows = views.map(({ path, arrival, before, after }) => [
    path,
    arrival,
    whole(before.firstPaint),
    whole(after.firstPaint),
    (after.firstPaint / before.firstPaint).toFixed(2),
    whole(before.largestPaint),
    whole(after.largestPaint),
    (after.largestPaint / before.largestPaint).toFixed(2),
  ]);
  return `${heading('The first view', firstView)}

A phone with a processor four times slower, 150 ms and 1.6 Mbit/s away: a page of each kind as it was
at commit ${commit.slice(0, 7)} and as it is, in turns. The first page of a visit comes with an empty
cache; client navigation takes until the whole page is shown.

${table(['Page', 'Arrival', 'First paint ms', 'now', 'Ratio', 'Largest paint ms', 'now', 'Ratio'], rows)}
`;
}

function searchPart({ search }: Results): string {
  if (!search) return '';
  const { posts, indexBytes, offline, ...online } = search.figures;
  const row = (where: string, { ready, longestTask, key }: SearchTimes) => [
    where,
    ...[ready, longestTask, key.median, key.most ?? 0, key.slowest, key.keys].map(whole),
  ];
  return `${heading('Search', search)}

A processor six times slower, ${whole(posts)} posts, an index of ${whole(indexBytes)} bytes. Limits: ${SEARCH_LIMITS.key} ms from a key
to the paint of its results, no task over ${SEARCH_LIMITS.task} ms while the index loads and questions are typed (0
means that none was as long).

${table(['Where', 'Ready ms', 'Longest task ms', 'Key ms', 'Nine in ten', 'Slowest key ms', 'Keys'], [row('online', online), ...(offline ? [row('offline', offline)] : [])])}
`;
}

function draftsPart({ drafts }: Results): string {
  if (!drafts) return '';
  const { first, tap } = drafts.figures;
  return `${heading('Drafts of days', drafts)}

A processor six times slower, four nights. Limits: ${DRAFT_LIMITS.first} ms from the tap that asks for a draft to the
paint of its first visit, its code and data loaded on the way; ${DRAFT_LIMITS.tap} ms from a tap on it to the next paint.

${table(['First draft ms', 'Tap ms', 'Slowest tap ms', 'Taps'], [[first, tap.median, tap.slowest, tap.taps].map(whole)])}
`;
}

function planPart({ plan }: Results): string {
  if (!plan) return '';
  const { median, slowest, taps } = plan.figures;
  return `${heading('A full plan', plan)}

A processor six times slower, 60 things on seven days, and a link that changes 20 of them. Limit: ${PLAN_TAP_LIMIT} ms
from a tap (move, note, take out, put back, open the link, tick, take, undo) to the next paint.

${table(['Tap ms', 'Slowest tap ms', 'Taps'], [[median, slowest, taps].map(whole)])}
`;
}

function lighthousePart({ lighthouse }: Results): string {
  if (!lighthouse) return '';
  const rows = lighthouse.figures.map((page) => [
    page.path,
    ...[page.performance, page.accessibility, page.bestPractices, page.seo].map(whole),
    page.cls.toFixed(3),
    whole(page.tbt),
    whole(page.lcp),
    whole(page.lcpWithoutScripts),
    (page.lcp / page.lcpWithoutScripts).toFixed(2),
  ]);
  const ratio = median(
    lighthouse.figures.map(({ lcp, lcpWithoutScripts }) => lcp / lcpWithoutScripts),
  ).toFixed(2);
  return `${heading('Lighthouse, phone', lighthouse)}

Target: performance 100 on nine pages out of ten and 98 on all, the other scores 100, CLS 0, TBT
under 50 ms, LCP at most 1.10 times that of the same page without scripts (here ${ratio} at the
median). Medians of three.

${table(['Page', 'Perf.', 'Access.', 'Best pr.', 'SEO', 'CLS', 'TBT ms', 'LCP ms', 'without scripts', 'Ratio'], rows)}
`;
}
