import { MEMORY_LIMITS, START_LIMIT } from './growth/growth.ts';
import type { Results } from './results.ts';

const WIDTH = 880;
const BAR_HEIGHT = 22;
const LEFT = 250;
const SCALE = 300;
const INK = '#1d2140';
const GOOD = '#3a7d5c';
const BAD = '#b5443a';

interface Bar {
  label: string;
  /** Measured to wanted: 1 is just what was to be reached. */
  ratio: number;
  /** Whether more than 1 is good. */
  more: boolean;
}

/** Each target as a bar with a line at 1; below them, the cost as content grows (logarithmic). */
export function writePlot(results: Results): string {
  const bars = targetBars(results);
  const below = 50 + bars.length * (BAR_HEIGHT + 6);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${below + 330}" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">
<rect width="100%" height="100%" fill="#fbf6ec"/>
<text x="16" y="26" font-size="16">Measured to wanted: green keeps the target, the line is 1</text>
${bars.map(drawBar).join('\n')}
<path d="M${LEFT + SCALE} 38V${below - 8}" stroke="${INK}" stroke-dasharray="4 4"/>
${growthLines(results, below)}
</svg>
`;
}

function targetBars({ throughput, renders, growth, lighthouse }: Results): Bar[] {
  const bars: Bar[] = [];
  const atLeast = (label: string, ratio: number) => bars.push({ label, ratio, more: true });
  const atMost = (label: string, ratio: number) => bars.push({ label, ratio, more: false });
  for (const { path, other, requestRatio, cpuRatio, p99Ratio } of throughput?.figures ?? []) {
    if (other !== 'bare node:http') continue;
    atLeast(`${path} requests/s, to bare ×0.85`, requestRatio / 0.85);
    atLeast(`${path} requests per CPU, to bare ×0.85`, cpuRatio / 0.85);
    atMost(`${path} p99, to bare ×1.5`, p99Ratio / 1.5);
  }
  if (renders) atMost('/ render, to 1 ms', renders.figures['/'] ?? Number.NaN);
  const costOf = (count: number) => growth?.figures.find(({ posts }) => posts === count);
  const start = costOf(START_LIMIT.posts)?.start;
  if (start !== undefined) atMost('10,000 posts: start, to 10 s', start / START_LIMIT.start);
  for (const { posts, memory } of MEMORY_LIMITS) {
    const used = costOf(posts)?.memory.now;
    const label = `${posts.toLocaleString('en-US')} posts: memory, to ${memory} MB`;
    if (used !== undefined) atMost(label, used / memory);
  }
  const pages = lighthouse?.figures ?? [];
  if (pages.length > 0) {
    const worst = (values: number[]) => Math.max(...values);
    const slowest = worst(pages.map((page) => page.lcp / page.lcpWithoutScripts));
    atMost('Lighthouse: worst LCP, to 1.1 of no scripts', slowest / 1.1);
    atMost('Lighthouse: worst TBT, to 50 ms', worst(pages.map((page) => page.tbt)) / 50);
    const lowest = Math.min(...pages.map((page) => page.performance));
    atLeast('Lighthouse: worst performance, to 98', lowest / 98);
  }
  return bars;
}

function drawBar({ label, ratio, more }: Bar, index: number): string {
  const y = 44 + index * (BAR_HEIGHT + 6);
  const width = Math.min(ratio * SCALE, WIDTH - LEFT - 70);
  const kept = more ? ratio >= 1 : ratio <= 1;
  return `<text x="${LEFT - 8}" y="${y + 15}" text-anchor="end">${label}</text><rect x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="${BAR_HEIGHT}" rx="3" fill="${kept ? GOOD : BAD}"/><text x="${(LEFT + width + 6).toFixed(1)}" y="${y + 15}">${ratio.toFixed(2)}</text>`;
}

const COLOURS = ['#3a48a8', '#3a7d5c', '#b5443a', '#a8762a'];

function growthLines({ growth }: Results, top: number): string {
  if (!growth) return '';
  const series: [name: string, values: number[]][] = [
    ['start, ms', growth.figures.map(({ start }) => start)],
    ['memory, MB', growth.figures.map(({ memory }) => memory.now)],
    ['home page, bytes', growth.figures.map(({ bytes }) => bytes['/'] ?? 1)],
    ['publish one edit, ms', growth.figures.map(({ publish }) => publish.one)],
  ];
  const x = (posts: number) => 60 + (Math.log10(posts) - 1) * 190;
  const y = (value: number) => top + 290 - Math.log10(Math.max(1, value)) * 50;
  const ticks = growth.figures.map(
    ({ posts }) =>
      `<text x="${x(posts)}" y="${top + 312}" text-anchor="middle">${posts} posts</text>`,
  );
  const grid = [1, 10, 100, 1_000, 10_000].map(
    (value) =>
      `<path d="M60 ${y(value)}H640" stroke="#ddd3bd"/><text x="52" y="${y(value) + 4}" text-anchor="end">${value}</text>`,
  );
  const lines = series.map(([name, values], index) => {
    const points = values
      .map((value, at) => `${x(growth.figures[at]?.posts ?? 10)},${y(value).toFixed(1)}`)
      .join(' ');
    const last = y(values.at(-1) ?? 1) + 4;
    return `<polyline points="${points}" fill="none" stroke="${COLOURS[index]}" stroke-width="2.5"/><text x="648" y="${last.toFixed(1)}" fill="${COLOURS[index]}">${name}</text>`;
  });
  return [
    `<text x="16" y="${top + 20}" font-size="16">As content grows</text>`,
    ...grid,
    ...ticks,
    ...lines,
  ].join('\n');
}
