import cluster from 'node:cluster';
import type { Logger } from './log.ts';

/** Names the environment variable that tells a process which one it is, from 0. */
const WORKER_NUMBER = 'GUIDE_WORKER';

/**
 * A process that ends by itself is replaced after this time, in milliseconds, so that a fault at
 * start does not spin.
 */
const PAUSE_BEFORE_REPLACEMENT = 1_000;

/**
 * Runs several processes that share the port. One that dies is replaced. If none has ever listened,
 * the guide cannot start, and all end with status 1. A signal to end is passed on, and this process
 * ends when the last of them has.
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
      log.error({ pid: worker.process.pid, code, signal }, 'a process ended');
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

/** Which of the processes this one is, from 0; 0 where it is the only one. */
export function workerNumber(): number {
  return Number(process.env[WORKER_NUMBER] ?? 0);
}
