import type { Logger } from 'pino';

/** With these error codes no file can be written at all. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EROFS'];

/** Logs disk errors: each once, however many files it affects, and the recovery. */
export class DiskFaults {
  readonly #folder: string;
  readonly #log: Logger;
  #code: string | undefined;
  #logged: string | undefined;

  constructor(photoFolder: string, log: Logger) {
    this.#folder = photoFolder;
    this.#log = log;
  }

  /** True if a write has failed since the last `forget`. */
  get any(): boolean {
    return this.#code !== undefined;
  }

  /** True if the disk takes no files at all. */
  get isFull(): boolean {
    return NO_ROOM.includes(this.#code ?? '');
  }

  /** Call before the disk is tried again. */
  forget(): void {
    this.#code = undefined;
  }

  add(error: unknown, picture?: string): void {
    this.#code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (this.#code === this.#logged) return;
    this.#logged = this.#code;
    this.#log.error(
      { err: error, picture, photoFolder: this.#folder },
      'the files of a picture could not be made; they are tried again until the disk accepts them',
    );
  }

  /** Call after a round: logs the recovery if there were errors. */
  end(): void {
    if (this.any) return;
    if (this.#logged !== undefined)
      this.#log.info({ photoFolder: this.#folder }, 'the files of pictures can be written again');
    this.#logged = undefined;
  }
}
