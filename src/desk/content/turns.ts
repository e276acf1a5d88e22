import { Queue } from '../../content/queue.ts';
import { StaleBase } from '../../content/versions/version.ts';
import { StillWriting, type WriteTurn } from '../../content/versions/write-turn.ts';
import { NotTaken } from '../people/not-taken.ts';

/** Somebody else may be quicker so many times. */
const TRIES = 10;

const BUSY = 'Somebody is saving this in the files just now. Try again in a moment.';

/** One after the other: two people's taps are two versions, on one desk or on several. */
export class Turns extends Queue {
  readonly #turn: WriteTurn | undefined;

  /** `turn` is that of all desks and commands of this machine; undefined if the store sees to it. */
  constructor(turn: WriteTurn | undefined) {
    super();
    this.#turn = turn;
  }

  /** As `take`, for what makes a version; it starts again if somebody else has made one meanwhile. */
  write<Result>(work: () => Promise<Result>): Promise<Result> {
    const tried = () => onNewest(work);
    return this.take(() => this.#turn?.hold(tried) ?? tried()).catch((error: Error) => {
      // The message names the server's file.
      throw error instanceof StillWriting ? new NotTaken(409, BUSY) : error;
    });
  }
}

async function onNewest<Result>(work: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StaleBase) || tries === 1) throw error;
    return await onNewest(work, tries - 1);
  }
}
