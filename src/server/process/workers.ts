import cluster from 'node:cluster';
import type { Logger } from './log.ts';

/** The environment variable that tells a process its number, from 0. */
const WORKER_NUMBER = 'GUIDE_WORKER';

/**
 * How long to wait before replacing a process that exited, in milliseconds, so that a failure at
 * startup doesn't loop at full speed.
 */
const PAUSE_BEFORE_REPLACEMENT = 1_000;

/**
 * Runs several processes that share the port, and replaces any that dies. If none has ever
 * listened, the server cannot start, and all exit with status 1. SIGTERM and SIGINT are passed on,
 * and this process exits after the last of them.
 */
export function runWorkers(count: number, log: Logger): void {
  let ending = false;
  let started = false;

  cluster.on('listening', () => {
    started = true;
  });
  cluster.on('exit', () => {
    if (ending && Object.keys(cluster.workers ?? {}).length === 0) process.exit();
  });
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  for (let number = 0; number < count; number += 1) start(number);

  function start(number: number): void {
    const worker = cluster.fork({ [WORKER_NUMBER]: String(number) });
    worker.on('exit', (code, signal) => {
      if (ending) return;
      log.error({ pid: worker.process.pid, code, signal }, 'a worker process exited');
      if (started) setTimeout(() => ending || start(number), PAUSE_BEFORE_REPLACEMENT);
      else giveUp();
    });
  }

  function giveUp(): void {
    process.exitCode = 1;
    end();
  }

  function end(): void {
    ending = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGTERM');
  }
}

/** The number of this process, from 0; also 0 if it is the only one. */
export function workerNumber(): number {
  return Number(process.env[WORKER_NUMBER] ?? 0);
}
