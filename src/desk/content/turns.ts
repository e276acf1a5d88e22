import { Queue } from '../../content/queue.ts';
import { StaleBase } from '../../content/versions/version.ts';
import { StillWriting, type WriteTurn } from '../../content/versions/write-turn.ts';
import { NotTaken } from '../people/not-taken.ts';

/** Attempts, since somebody else may always be quicker. */
const TRIES = 10;

const BUSY = 'Somebody is saving this in the files just now. Try again in a moment.';

/** Runs work one at a time: two people's taps make two versions, on one desk or on several. */
export class Turns extends Queue {
  readonly #turn: WriteTurn | undefined;

  /** `turn` is shared by this machine's desks and commands; undefined if the store sees to it. */
  constructor(turn: WriteTurn | undefined) {
    super();
    this.#turn = turn;
  }

  /** Like `take`, for work that makes a version; reruns it if somebody else has made one meanwhile. */
  write<Result>(work: () => Promise<Result>): Promise<Result> {
    const tried = () => onNewest(work);
    return this.take(() => this.#turn?.hold(tried) ?? tried()).catch((error: Error) => {
      // The original message has a path on the server.
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
