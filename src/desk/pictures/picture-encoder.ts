import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SMALL_HEAP, SMALL_MALLOC } from '../../content/pictures/picture-process.ts';
import type { EncodedPicture } from './encode-picture.ts';

const PROGRAM = fileURLToPath(new URL('./encode-picture.ts', import.meta.url));

/** In milliseconds; the largest photo takes a tenth. */
const TIME_LIMIT = 60_000;

const TOO_MUCH =
  'This picture takes too much memory or time. Save it smaller, or make a screenshot of it, and choose that.';

const run = promisify(execFile);

/** Encodes pictures, one at a time, in a process for each. */
export class PictureEncoder {
  #queue: Promise<unknown> = Promise.resolve();

  /** Writes the picture of one file again, to another. Resolves to why not, if it can't be taken. */
  encode(from: string, to: string): Promise<EncodedPicture> {
    const turn = this.#queue.then(() => encode(from, to));
    this.#queue = turn;
    return turn;
  }
}

async function encode(from: string, to: string): Promise<EncodedPicture> {
  // A program that reads strangers' files shouldn't know the password.
  const { DATABASE_URL: _, ...env } = process.env;
  try {
    const { stdout } = await run(process.execPath, [...SMALL_HEAP, PROGRAM, from, to], {
      env: { ...env, ...SMALL_MALLOC },
      timeout: TIME_LIMIT,
      killSignal: 'SIGKILL',
    });
    return JSON.parse(stdout) as EncodedPicture;
  } catch {
    return { fault: TOO_MUCH };
  }
}
