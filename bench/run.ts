/**
 * `./guide bench [throughput renders growth first-view COMMIT next-page COMMIT search drafts plan controls desk lighthouse desk-lighthouse]`: measures
 * the built site, or only the parts named, and writes bench/results.*. The other parts keep their last figures. The
 * first view and the next page are compared with those of the commit, or of the last one if none is named.
 * `--ways`, `--device` and `--rounds` choose a part of the next page's ways.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { everyPath } from '../e2e/support/pages.ts';
import { readCommandLine } from '../src/commands/command-line/command-line.ts';
import { ensureBuilt } from '../tools/build/build.ts';
import { ensureBrowser } from '../tools/programs/browser.ts';
import { measureControls } from './controls/controls.ts';
import { measureDesk } from './desk.ts';
import { measureDrafts } from './drafts.ts';
import { measureFirstView } from './first-view/first-view.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureDeskLighthouse } from './lighthouse/desk-lighthouse.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureNextPage } from './next-page/next-page.ts';
import { measurePlan } from './plan.ts';
import { measureRenders } from './render.ts';
import { writeReport } from './report.ts';
import { readResults, THIS_MACHINE, writeResults } from './results.ts';
import { writePlot } from './results-plot.ts';
import { measureSearch } from './search.ts';
import { measureThroughput } from './throughput/throughput.ts';

const measures = {
  throughput: measureThroughput,
  renders: () => measureRenders('content', everyPath),
  growth: measureGrowth,
  'first-view': () => measureFirstView(commit),
  'next-page': () => measureNextPage(commit, options, results['next-page']?.figures),
  search: measureSearch,
  drafts: measureDrafts,
  plan: measurePlan,
  controls: measureControls,
  desk: measureDesk,
  lighthouse: measureLighthouse,
  'desk-lighthouse': measureDeskLighthouse,
};

/** They take the commit that is compared with. */
const COMPARED: readonly string[] = ['first-view', 'next-page'];

const names = Object.keys(measures) as (keyof typeof measures)[];
const { operands, options } = readCommandLine('bench');
const wanted = operands.length > 0 ? names.filter((name) => operands.includes(name)) : names;
const others = operands.filter((name) => !names.map(String).includes(name));
if (others.length > (wanted.some((name) => COMPARED.includes(name)) ? 1 : 0)) {
  process.stderr.write(`Unknown part. The parts are ${names.join(', ')}. Nothing was measured.\n`);
  process.exit(1);
}
const [commit = 'HEAD'] = others;

await ensureBrowser();
await ensureBuilt();
const results = await readResults();
for (const name of wanted) {
  process.stderr.write(`— ${name}\n`);
  const load = Number((await readFile('/proc/loadavg', 'utf8')).split(' ')[0]);
  const figures = await measures[name]();
  Object.assign(results, {
    [name]: { date: new Date().toISOString().slice(0, 10), load, machine: THIS_MACHINE, figures },
  });
  await writeResults(results);
}
const report = writeReport(results);
await writeFile('bench/results.md', report);
await writeFile('bench/results.svg', writePlot(results));
process.stdout.write(report);
process.exit();
