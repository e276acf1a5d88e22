/**
 * `npm run bench [-- throughput renders growth firstView lighthouse]`: measures the built site, all of it or the parts named, and writes
 * bench/results.json, bench/results.md and bench/results.svg. Parts that were not measured keep their last figures.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { everyPath } from '../e2e/support/pages.ts';
import { readCommandLine } from '../src/commands/command-line/command-line.ts';
import { ensureBuilt } from '../tools/build/build.ts';
import { ensureBrowser } from '../tools/programs/browser.ts';
import { type FirstView, measureFirstView } from './first-view.ts';
import { type Growth, measureGrowth } from './growth.ts';
import { type LighthouseResult, measureLighthouse } from './lighthouse.ts';
import { measureRenders } from './render.ts';
import { writeReport } from './report.ts';
import { writePlot } from './results-plot.ts';
import { type Comparison, measureThroughput } from './throughput.ts';

export interface Measured<Figures> {
  /** The day, and how busy the machine was with other work: the load average of the last minute. */
  date: string;
  load: number;
  /** Where the figures did not come from one undisturbed run: how they came about. */
  note?: string;
  figures: Figures;
}

export interface Results {
  machine: string;
  throughput?: Measured<Comparison[]>;
  renders?: Measured<Record<string, number>>;
  growth?: Measured<Growth[]>;
  firstView?: Measured<FirstView[]>;
  lighthouse?: Measured<LighthouseResult[]>;
}

const RESULTS = 'bench/results.json';

const measures = {
  throughput: measureThroughput,
  renders: () => measureRenders('content', everyPath),
  growth: measureGrowth,
  firstView: measureFirstView,
  lighthouse: measureLighthouse,
};

const names = Object.keys(measures) as (keyof typeof measures)[];
const { operands } = readCommandLine('bench');
const wanted = operands.length > 0 ? names.filter((name) => operands.includes(name)) : names;
if (operands.some((name) => !wanted.map(String).includes(name))) {
  process.stderr.write(`The parts are ${names.join(', ')}; nothing was measured.\n`);
  process.exit(1);
}

ensureBrowser();
await ensureBuilt();
const results = await readResults();
for (const name of wanted) {
  process.stderr.write(`— ${name}\n`);
  const load = Number((await readFile('/proc/loadavg', 'utf8')).split(' ')[0]);
  const figures = await measures[name]();
  Object.assign(results, { [name]: { date: new Date().toISOString().slice(0, 10), load, figures } });
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
const report = writeReport(results);
await writeFile('bench/results.md', report);
await writeFile('bench/results.svg', writePlot(results));
process.stdout.write(report);
process.exit();

async function readResults(): Promise<Results> {
  const machine = `${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.version}, ${process.platform}`;
  try {
    return { ...(JSON.parse(await readFile(RESULTS, 'utf8')) as Results), machine };
  } catch {
    return { machine };
  }
}
