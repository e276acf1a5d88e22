import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Queue } from '../../content/queue.ts';
import type { PreviewJob, PreviewPage } from './preview-worker.ts';

/** Built by tools/build/build.ts, next to the desk's pages. */
const WORKER = resolve('dist/desk-preview/preview-worker.js');

export const CLIENT_FOLDER = 'dist/client';

/** The heap in MB, and how many files take one more: a thousand posts take 50. */
const HEAP = { least: 128, filesOfOne: 20 };

const IDLE = 60_000;

/** In milliseconds: the least, and for each file, which may have to be read first. */
const TIME_LIMIT = { least: 20_000, file: 4 };

/** Renders pages in a child process, one at a time; it ends a minute after the last one. */
export class Previews {
  readonly #siteUrl: string;
  #worker: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #queue = new Queue();

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  /** Rejects if the page can't be rendered, or takes too long. */
  render(job: PreviewJob): Promise<PreviewPage> {
    return this.#queue.take(() => this.#render(job));
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
  }

  async #render(job: PreviewJob): Promise<PreviewPage> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start(job.files);
    const worker = this.#worker;
    const over = new AbortController();
    const most = TIME_LIMIT.least + job.files * TIME_LIMIT.file;
    const limit = setTimeout(() => worker.kill('SIGKILL'), most);
    try {
      worker.send(job);
      const [answer] = (await Promise.race([
        once(worker, 'message', over),
        once(worker, 'exit', over).then(() => Promise.reject(new Error('the preview ended'))),
      ])) as [PreviewPage | { failure: string }];
      if ('failure' in answer) throw new Error(answer.failure);
      return answer;
    } finally {
      over.abort();
      clearTimeout(limit);
      this.#idle = setTimeout(() => this.close(), IDLE).unref();
    }
  }

  #start(files: number): ChildProcess {
    // It only reads files, so it doesn't need the database.
    const { DATABASE_URL: _, ...env } = process.env;
    const heap = HEAP.least + Math.round(files / HEAP.filesOfOne);
    const worker = fork(WORKER, [this.#siteUrl, resolve(CLIENT_FOLDER)], {
      execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=4'],
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const gone = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    return worker.once('exit', gone).on('error', gone);
  }
}
