import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { RETURNING_MALLOC } from '../background-process.ts';
import type { ContentPath } from '../gate/content-gate.ts';
import { PictureError, type PictureMeasurements } from './making/picture-measurements.ts';
import type { MakeJob, PictureAnswer, PictureJob, PictureReply } from './picture-job.ts';

/** Next to the server in the build, and next to this file in the sources. */
const WORKER = new URL(
  `./picture-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/** Small, as pictures are outside the heap. */
export const SMALL_HEAP = ['--max-old-space-size=32', '--max-semi-space-size=1', '--expose-gc'];

/** For processes that read pictures, one file at a time. */
export const SMALL_MALLOC = { ...RETURNING_MALLOC, UV_THREADPOOL_SIZE: '1' };

/** After growing by this many bytes, the process is replaced before the next picture. */
const GROWTH_LIMIT = 24 * 1024 * 1024;

/** In milliseconds, until an idle process is ended. */
const IDLE_TIMEOUT = 1_000;

/** In milliseconds. Even slow machines take less, but an SVG may render forever. */
const JOB_TIMEOUT = 180_000;

/** The process ended during a picture: out of memory, crashed, or timed out. */
export class PictureCrash extends Error {
  override name = 'PictureCrash';
}

interface QueuedJob {
  job: PictureJob;
  done: (reply: PictureReply) => void;
  failed: (error: Error) => void;
}

/**
 * Reads and makes pictures in a process of its own, one at a time, so that its memory is returned
 * and a crash doesn't take the server down. It ends when idle, or when it has grown.
 */
export class PictureProcess {
  readonly #jobTimeout: number;
  #jobs: QueuedJob[] = [];
  #worker: ChildProcess | undefined;
  #lastFile: string | undefined;
  #growth = 0;
  #busy = false;
  #closed = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(jobTimeout = JOB_TIMEOUT) {
    this.#jobTimeout = jobTimeout;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Throws PictureError if the picture is unusable, PictureCrash if it ended the process. */
  async measure({ root, file }: ContentPath): Promise<PictureMeasurements> {
    const reply = await this.#enqueue({ kind: 'measure', root, file });
    if ('measurements' in reply && reply.measurements) return reply.measurements;
    throw new Error('the measurements of a picture are missing');
  }

  /** Throws PictureError for its fault, PictureCrash if the process ended, or the disk's error. */
  async make(job: MakeJob): Promise<void> {
    await this.#enqueue(job);
  }

  /** Drops work in progress, and takes no more. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#jobs.splice(0)) failed(new PictureCrash('closed'));
    await this.#endWorker();
  }

  /** Urgent jobs go first. A failure with an error code is the disk's, any other the picture's. */
  async #enqueue(job: PictureJob): Promise<PictureReply> {
    if (this.#closed) throw new PictureCrash('closed');
    const { promise, resolve, reject } = Promise.withResolvers<PictureReply>();
    const queued = { job, done: resolve, failed: reject };
    const place = isUrgent(job) ? this.#jobs.findIndex(({ job }) => !isUrgent(job)) : -1;
    this.#jobs.splice(place < 0 ? this.#jobs.length : place, 0, queued);
    if (!this.#busy) void this.#work();
    const reply = await promise;
    if ('fault' in reply) throw new PictureError(reply.fault);
    if (!('failure' in reply)) return reply;
    const { failure, code } = reply;
    if (code !== undefined) throw Object.assign(new Error(failure), { code });
    throw new PictureError(
      `could not be made smaller (${failure}); save it again as JPEG, PNG, WebP or SVG`,
    );
  }

  async #work(): Promise<void> {
    this.#busy = true;
    clearTimeout(this.#idle);
    this.#letServerExit(false);
    for (let next = this.#jobs.shift(); next; next = this.#jobs.shift()) {
      try {
        next.done(await this.#do(next.job));
      } catch (error) {
        next.failed(error as Error);
      }
    }
    this.#busy = false;
    this.#letServerExit(true);
    this.#idle = setTimeout(() => void this.#endWorker(), IDLE_TIMEOUT).unref();
  }

  #letServerExit(isIdle: boolean): void {
    const how = isIdle ? 'unref' : 'ref';
    this.#worker?.[how]();
    this.#worker?.channel?.[how]();
  }

  async #do(job: PictureJob): Promise<PictureReply> {
    if (job.file !== this.#lastFile && this.#growth > GROWTH_LIMIT) await this.#endWorker();
    this.#lastFile = job.file;
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const onExit = (code: number | null, signal: string | null) =>
      reject(new PictureCrash(`the process for pictures ended with ${signal ?? `status ${code}`}`));
    const limit = setTimeout(() => worker.kill('SIGKILL'), this.#jobTimeout);
    worker.once('exit', onExit);
    try {
      worker.send(job);
      const [{ reply, growth }] = (await Promise.race([once(worker, 'message'), ended])) as [
        PictureAnswer,
      ];
      this.#growth = growth;
      return reply;
    } finally {
      clearTimeout(limit);
      worker.off('exit', onExit);
    }
  }

  #startWorker(): ChildProcess {
    // A program that reads strangers' files shouldn't have the password.
    const { DATABASE_URL: _, ...env } = process.env;
    const worker = fork(WORKER, {
      execArgv: SMALL_HEAP,
      env: { ...env, ...SMALL_MALLOC },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const gone = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    this.#growth = 0;
    return worker.once('exit', gone).on('error', gone);
  }

  async #endWorker(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    if (worker === undefined || worker.exitCode !== null || worker.signalCode !== null) return;
    const ended = once(worker, 'exit');
    // Or else a command with nothing left to do would exit before the worker.
    worker.ref();
    worker.kill('SIGKILL');
    await ended;
  }
}

function isUrgent(job: PictureJob): boolean {
  return job.kind === 'measure' || (job.kind === 'version' && job.isUrgent);
}
