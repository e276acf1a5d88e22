import { isDeepStrictEqual } from 'node:util';
import { isMap, isPair, isScalar, isSeq, Lexer } from 'yaml';

/** A single line of this text can't be changed. */
export class Unclear extends Error {
  override name = 'Unclear';
}

/** Offsets and lines of values in a text. Patches are applied at once, so offsets stay valid. */
export class YamlLines {
  readonly text: string;
  readonly #patches: { from: number; to: number; text: string }[] = [];

  constructor(text: string) {
    this.text = text;
  }

  get patchCount(): number {
    return this.#patches.length;
  }

  patch(from: number, to: number, text: string): void {
    this.#patches.push({ from, to, text });
  }

  forgetPatches(count: number): void {
    this.#patches.length = count;
  }

  patched(): string {
    return this.#patches
      .map((patch, index) => ({ ...patch, index }))
      .sort((one, other) => other.from - one.from || other.index - one.index)
      .reduce(
        (text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to),
        this.text,
      );
  }

  dash(item: unknown, isInFlow: boolean): number {
    const start = startOf(item);
    if (isInFlow) return start;
    const from = this.lineStart(start);
    const found = /^( *)-[ ]+$/.exec(this.text.slice(from, start));
    if (!found) throw new Unclear();
    return from + (found[1] ?? '').length;
  }

  /** Throws if there's a comment, as replacing the text would lose it. */
  requireNoComment(from: number, last: number): void {
    const text = ' '.repeat(this.column(from)) + this.text.slice(from, last + 1);
    for (const token of new Lexer().lex(text)) if (token.startsWith('#')) throw new Unclear();
  }

  /** The offset of a value's last character. */
  lastOf(node: unknown): number {
    if (isPair(node)) {
      const { key, value } = node;
      const isEmpty = value === null || (isScalar(value) && value.source === '');
      return isEmpty ? this.text.indexOf(':', this.lastOf(key)) : this.lastOf(value);
    }
    if ((isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0)
      return this.lastOf(node.items.at(-1));
    const [start = 0, end = 0] = (node as { range?: [number, number, number] }).range ?? [];
    let last = end - 1;
    while (last > start && /\s/.test(this.text[last] ?? '')) last -= 1;
    return Math.max(last, start);
  }

  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end === -1 ? this.text.length : end + 1;
  }

  /** The offset after comments indented beyond the column, which belong to the field above. */
  belowComments(from: number, column: number): number {
    const deeper = new RegExp(`^ {${column + 1},}#.*\\n`);
    let at = from;
    for (;;) {
      const found = deeper.exec(this.text.slice(at));
      if (!found) return at;
      at += found[0].length;
    }
  }

  column(offset: number): number {
    return offset - this.lineStart(offset);
  }
}

/** The offset of a value. Throws Unclear if it has none. */
export function startOf(node: unknown): number {
  const range = (node as { range?: [number, number, number] } | null)?.range;
  if (!range) throw new Unclear();
  return range[0];
}

/** The range of items that differ, with its end before and after the change. */
export function differingItems(
  before: readonly unknown[],
  after: readonly unknown[],
): { start: number; old: number; current: number } {
  let start = 0;
  while (start < before.length && isDeepStrictEqual(before[start], after[start])) start += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && isDeepStrictEqual(before.at(-1 - same), after.at(-1 - same))) same += 1;
  return { start, old: before.length - same, current: after.length - same };
}
