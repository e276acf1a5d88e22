/** Work that is done one piece after the other, whatever became of the one before. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Does it once everything before it is done. */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
