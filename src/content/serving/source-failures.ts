import type { Logger } from 'pino';
import { ContentProblems, type ContentSource, describeProblems } from '../content-source.ts';
import type { ContentStoreLimits } from './content-store-limits.ts';

export interface SourceFailuresOptions {
  source: ContentSource['name'];
  log: Logger;
  limits: Pick<ContentStoreLimits, 'firstPause' | 'longestPause'>;
}

/** In milliseconds; a file may only have been unreadable for a moment. */
const PAUSE_AFTER_FAULTS = 60_000;

/** Tracks failures of the source: logs each once, and decides the next pause. */
export class SourceFailures {
  readonly #options: SourceFailuresOptions;
  #count = 0;
  #last = '';
  #heldBack = '';

  constructor(options: SourceFailuresOptions) {
    this.#options = options;
  }

  get any(): boolean {
    return this.#count > 0;
  }

  /** Logs a new failure. Returns the milliseconds until the next attempt. */
  add(error: unknown, serving: string | undefined): number {
    const failure = String(error);
    if (failure !== this.#last) this.#log(error, serving);
    this.#last = failure;
    const { firstPause, longestPause } = this.#options.limits;
    const pause = Math.min(firstPause * 2 ** this.#count, longestPause);
    this.#count += 1;
    return error instanceof ContentProblems ? PAUSE_AFTER_FAULTS : pause;
  }

  /** Resets, and logs the recovery. Returns the milliseconds until faulty content is read again. */
  clear(revision: string, heldBack: readonly string[]): number | undefined {
    const { log } = this.#options;
    if (this.any) log.info({ revision }, 'the content can be read again');
    this.#count = 0;
    this.#last = '';
    const lines = heldBack.join('\n');
    const isNew = lines !== this.#heldBack;
    this.#heldBack = lines;
    if (isNew && lines === '') log.info({ revision }, 'the content has no faults anymore');
    else if (isNew)
      log.error(
        { problems: heldBack, serving: revision },
        'the content has faults; everything without a fault is served',
      );
    return lines === '' ? undefined : PAUSE_AFTER_FAULTS;
  }

  #log(error: unknown, revision: string | undefined): void {
    const { log, source } = this.#options;
    const serving = revision ?? null;
    if (error instanceof ContentProblems) {
      log.error(
        { problems: describeProblems(error.problems), serving },
        'the content has faults and is not used; the last good content is still served',
      );
    } else {
      log.error(
        { err: error, source, serving },
        'the content cannot be read; the last good content is still served',
      );
    }
  }
}
