import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { startGuideProcess } from '../e2e/faults/guide-process.ts';
import { ProcessTreeMemory, SMALL_CONTAINER } from '../e2e/faults/process-tree-memory.ts';
import { paths } from '../src/model/paths.ts';
import { inFolder } from './in-folder.ts';
import { SMALL_HEAP } from './memory.ts';
import type { SoakResult } from './soak.ts';

const PLACES = 1_000;

/** From the start of the process to the first page, in milliseconds. */
const START_LIMIT = 5_000;

/** 1,000 activities and 1,000 events: the guide starts in 5 s, and all their pages fit in 256 MB. */
export async function places(): Promise<SoakResult> {
  return await inFolder(measurePlaces);
}

async function measurePlaces(folder: string): Promise<SoakResult> {
  const contentFolder = join(folder, 'content');
  await cp('content', contentFolder, { recursive: true });
  for (const file of ['activities.yaml', 'events.yaml']) await repeatRows(contentFolder, file);
  const began = performance.now();
  await using guide = await startGuideProcess({ contentFolder, nodeArguments: [SMALL_HEAP] });
  using memory = new ProcessTreeMemory(guide.pid, { withFiles: true });
  await guide.serving();
  const first = await guide.get(paths.activity('place-999'));
  const start = Math.round(performance.now() - began);
  const bad = first.status === 200 ? [] : [`place-999: ${first.status}`];
  for (const pathOf of [paths.activity, paths.event]) {
    for (let place = 100; place <= PLACES; place += 1) {
      const path = pathOf(`place-${place}`);
      const { status } = await guide.get(path);
      if (status !== 200) bad.push(`${path}: ${status}`);
    }
  }
  const peak = memory.takePeak();
  return {
    holds: bad.length === 0 && start < START_LIMIT && peak.anonymous < SMALL_CONTAINER,
    figures: `first page after ${start} ms; at most ${peak.anonymous} MB (${peak.memory} with mapped files) after all pages; ${bad.length} not 200 ${bad.slice(0, 3).join(', ')}`,
  };
}

/** The guide's own rows, repeated under other titles and addresses. */
async function repeatRows(folder: string, file: string): Promise<void> {
  const rows = parse(await readFile(join(folder, file), 'utf8')) as Record<string, unknown>[];
  const more = Array.from({ length: PLACES - rows.length }, (_, index) => {
    const id = rows.length + index + 1;
    const row = rows[index % rows.length];
    return { ...row, id, slug: `place-${id}`, title: `${row?.title} ${id}`, formerly: undefined };
  });
  const text = [...rows, ...more].map((row) => `- ${JSON.stringify(row)}\n`).join('');
  await writeFile(join(folder, file), text);
}
