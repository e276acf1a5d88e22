/** Changes of a text, gathered first and made together, so that positions stay those of the text. */
export class Patches {
  readonly #text: string;
  readonly #patches: { from: number; to: number; text: string }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#patches.length;
  }

  /** Puts the text in place of what is between two offsets. */
  add(from: number, to: number, text: string): void {
    this.#patches.push({ from, to, text });
  }

  /** Forgets all but the first `length`. */
  undo(length: number): void {
    this.#patches.length = length;
  }

  /** The text with all changes. */
  apply(): string {
    let text = this.#text;
    const ordered = this.#patches
      .map((patch, index) => ({ ...patch, index }))
      .sort((one, other) => other.from - one.from || other.index - one.index);
    for (const { from, to, text: replacement } of ordered)
      text = text.slice(0, from) + replacement + text.slice(to);
    return text;
  }
}
