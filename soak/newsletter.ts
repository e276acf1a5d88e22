import { spawnSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { ask, reportOf } from '../e2e/faults/load.ts';
import {
  childrenOf,
  ProcessTreeMemory,
  SMALL_CONTAINER,
} from '../e2e/faults/process-tree-memory.ts';
import { ensureProxies, nginxInFrontOf } from '../e2e/faults/proxies.ts';
import { cpuSecondsOf } from '../e2e/support/cpu-seconds.ts';
import { freePort } from '../src/content/fixtures/free-port.ts';
import { inFolder } from './in-folder.ts';
import { SMALL_HEAP } from './memory.ts';
import { type RecordedVisit, recordVisits } from './recorded-visits.ts';
import type { Soak, SoakResult } from './soak.ts';

/** How long the letter's readers come; `MINUTES=1 node soak/faults.ts newsletter` is a short form. */
const MINUTES = Number(process.env.MINUTES ?? 10);

const CORES = availableParallelism();

const VISITORS_A_MINUTE = 1_000;

/** Connections of a browser without HTTP/2. */
const CONNECTIONS = 6;

/** How long a visitor looks at a page, in milliseconds. */
const READING = 3_000;

/** The highest 99th percentile of answers, in milliseconds. */
const SLOWEST_P99 = 100;

/** The time after the edit whose answers are reported on their own, in milliseconds. */
const AFTER_EDIT = 20_000;

/** So long may proxies keep a page, and the guide take to make the new one, in milliseconds. */
const EDIT_SHOWS = 15_000;

const NEW_TITLE = 'Lights all over Johnson City';

/** 10,000 visitors in ten minutes, an edit in the middle, one core and 256 MB, without and with nginx. */
export const newsletterSoaks: Record<string, Soak> = {
  newsletter: () => inFolder((folder) => newsletter(folder, false)),
  'newsletter-nginx': () => inFolder((folder) => newsletter(folder, true)),
};

async function newsletter(folder: string, behindNginx: boolean): Promise<SoakResult> {
  if (behindNginx && !(await ensureProxies()))
    return { holds: false, figures: 'nginx is missing and cannot be installed' };
  const contentFolder = join(folder, 'content');
  await cp('content', contentFolder, { recursive: true });
  const oneCore = CORES > 1 && moveTo('1');
  const metricsPort = await freePort();
  const nodeArguments = [SMALL_HEAP];
  await using guide = await startGuideProcess({ contentFolder, nodeArguments, metricsPort });
  await guide.serving();
  const nginx = behindNginx ? await nginxInFrontOf(Number(new URL(guide.url).port)) : undefined;
  if (oneCore) moveTo('0');
  try {
    const crowd = new Crowd(nginx?.url ?? guide.url, await recordVisits(guide.url));
    const costs = [await watchCost('the guide', guide.pid)];
    if (nginx) costs.push(await watchCost('nginx', childrenOf(nginx.pid)[0]));
    await lateness(metricsPort);
    const ownDelay = monitorEventLoopDelay();
    ownDelay.enable();
    const arrived = crowd.arrive();
    await pause(MINUTES * 30_000);
    await rename(contentFolder);
    const editedAt = performance.now();
    await crowd.untilShown(NEW_TITLE);
    const shownAfter = Math.round(performance.now() - editedAt);
    await arrived;
    const all = reportOf(crowd.took(), crowd.faults);
    const edited = reportOf(crowd.took(editedAt, editedAt + AFTER_EDIT), []);
    const late = await lateness(metricsPort);
    const spent = await Promise.all(costs.map((cost) => cost()));
    const isSmall = spent.every(({ memory }) => memory < SMALL_CONTAINER);
    return {
      holds: oneCore && all.faults.length === 0 && all.p99 < SLOWEST_P99 && isSmall,
      figures: [
        `${VISITORS_A_MINUTE * MINUTES} visitors in ${MINUTES} minutes${oneCore ? ' on one core' : ''}: ${all.requests} requests, ${all.faults.length} faults ${all.faults.slice(0, 3)}`,
        `at the client p50 ${all.p50} ms, p99 ${all.p99} ms, longest ${all.longest} ms; p99 of how late the guide's event loop was ${late} ms, the client's own ${Math.round(ownDelay.percentile(99) / 1e6)} ms`,
        `the edit showed after ${shownAfter} ms, p99 ${edited.p99} ms in the ${AFTER_EDIT / 1000} s from the edit on`,
        ...spent.map(
          ({ name, seconds, memory }) =>
            `${name}: ${Math.round(seconds)} s of CPU, at most ${memory} MB`,
        ),
      ].join('; '),
    };
  } finally {
    await nginx?.stop();
    moveTo(`0-${CORES - 1}`);
  }
}

/** Moves this process, and what it starts from now on, to the cores; false if that isn't possible. */
function moveTo(cores: string): boolean {
  return spawnSync('taskset', ['-acp', cores, String(process.pid)]).status === 0;
}

/** How late the guide's event loop was, 99 times in a hundred, since the last call, in milliseconds. */
async function lateness(metricsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_delay_p99_seconds (\S+)$/m.exec(metrics) ?? [];
  return Math.round(Number(seconds) * 1000);
}

/** An edit that the home page, /events and the API show. */
async function rename(contentFolder: string): Promise<void> {
  const file = join(contentFolder, 'events.yaml');
  const events = await readFile(file, 'utf8');
  await writeFile(file, events.replace('title: Lights Spectacular', `title: ${NEW_TITLE}`));
}

/** The readers of the letter, who come one after another, each with an empty cache. */
class Crowd {
  readonly faults: string[] = [];
  readonly #url: string;
  readonly #visits: readonly RecordedVisit[];
  readonly #answers: { at: number; took: number }[] = [];

  constructor(url: string, visits: readonly RecordedVisit[]) {
    this.#url = url;
    this.#visits = visits;
  }

  /** Resolves once the last one has left. */
  async arrive(): Promise<void> {
    const beganAt = performance.now();
    const visits: Promise<void>[] = [];
    for (let visitor = 0; visitor < VISITORS_A_MINUTE * MINUTES; visitor += 1) {
      const due = beganAt + (visitor * 60_000) / VISITORS_A_MINUTE;
      await pause(Math.max(0, due - performance.now()));
      visits.push(this.#visit(this.#visits[visitor % this.#visits.length] ?? []));
    }
    await Promise.all(visits);
  }

  /** Response times in milliseconds, of those that were requested between the two times. */
  took(from = 0, to = Number.POSITIVE_INFINITY): number[] {
    return this.#answers.filter(({ at }) => from <= at && at < to).map(({ took }) => took);
  }

  /** Waits until a visitor of the home page sees the text. */
  async untilShown(text: string): Promise<void> {
    const shows = async () => (await (await fetch(this.#url)).text()).includes(text);
    await eventually(shows, `“${text}”`, EDIT_SHOWS, 100);
  }

  async #visit(visit: RecordedVisit): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    for (const [first = '/', ...others] of visit) {
      await this.#ask(first, agent);
      const rest = others.values();
      const connections = Array.from({ length: CONNECTIONS }, async () => {
        for (const path of rest) await this.#ask(path, agent);
      });
      await Promise.all(connections);
      await pause(READING);
    }
    agent.destroy();
  }

  async #ask(path: string, agent: Agent): Promise<void> {
    const at = performance.now();
    const fault = await ask(this.#url + path, agent, { asBrowser: true });
    this.#answers.push({ at, took: performance.now() - at });
    if (fault !== undefined) this.faults.push(`${path}: ${fault}`);
  }
}

interface Cost {
  name: string;
  /** Of CPU. */
  seconds: number;
  /** The most it had that isn't mapped files, in MB. */
  memory: number;
}

/** Watches a process with its children; the result ends that and says what it cost. */
async function watchCost(name: string, pid = 0): Promise<() => Promise<Cost>> {
  const memory = new ProcessTreeMemory(pid);
  const before = await cpuSecondsOf(pid);
  return async () => {
    memory[Symbol.dispose]();
    const seconds = (await cpuSecondsOf(pid)) - before;
    return { name, seconds, memory: memory.takePeak().anonymous };
  };
}
