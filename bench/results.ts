import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { ControlTime } from './controls/controls.ts';
import type { DeskFigures } from './desk.ts';
import type { DraftFigures } from './drafts.ts';
import type { FirstViews } from './first-view/first-view.ts';
import type { Growth } from './growth/growth.ts';
import type { DeskScore } from './lighthouse/desk-lighthouse.ts';
import type { LighthouseResult } from './lighthouse/lighthouse.ts';
import type { NextPages } from './next-page/next-page.ts';
import type { SearchFigures } from './search.ts';
import type { TapFigures } from './slow-taps.ts';
import type { Comparison } from './throughput/throughput.ts';

export interface Measured<Figures> {
  /** The day, and how busy the machine was with other work: the load average of the last minute. */
  date: string;
  load: number;
  /** Its processor, Node and system: figures of two machines can't be compared. */
  machine: string;
  /** If the figures did not come from one undisturbed run: how they came about. */
  note?: string;
  figures: Figures;
}

export interface Results {
  throughput?: Measured<Comparison[]>;
  renders?: Measured<Record<string, number>>;
  growth?: Measured<Growth[]>;
  'first-view'?: Measured<FirstViews>;
  'next-page'?: Measured<NextPages>;
  search?: Measured<SearchFigures>;
  drafts?: Measured<DraftFigures>;
  plan?: Measured<TapFigures>;
  controls?: Measured<ControlTime[]>;
  desk?: Measured<DeskFigures>;
  lighthouse?: Measured<LighthouseResult[]>;
  'desk-lighthouse'?: Measured<DeskScore[]>;
}

const FILE = 'bench/results.json';

export const THIS_MACHINE = `${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.version}, ${process.platform}`;

/** The last figures of each part; none if the file can't be read. */
export async function readResults(): Promise<Results> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as Results;
  } catch {
    return {};
  }
}

/** Replaces bench/results.json. */
export async function writeResults(results: Results): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
