import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isGroup } from '../../model/is-group.ts';
import { startOf, Unclear, YamlLines } from './yaml-lines.ts';
import { blockLines, fieldLines, onOneLine } from './yaml-scalars.ts';

type Group = Readonly<Record<string, unknown>>;

/** What replaces the text between two offsets. */
interface Patch {
  from: number;
  to: number;
  text: string;
}

/**
 * A YAML text with another value where `path` leads: a name in a group, a number in a list. Only the
 * lines of what differs change; comments, order and form stay. Fields that are new stand behind the
 * one that comes before them in `after`. Throws Unclear if that isn't possible.
 */
export function editYaml(text: string, path: readonly (string | number)[], after: unknown): string {
  const document = parseDocument(text, { uniqueKeys: false });
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const editor = new Editor(text);
  editor.change(node, after);
  return editor.apply();
}

class Editor {
  readonly #text: string;
  readonly #lines: YamlLines;
  readonly #patches: Patch[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#lines = new YamlLines(text);
  }

  apply(): string {
    let text = this.#text;
    const ordered = this.#patches
      .map((patch, index) => ({ ...patch, index }))
      .sort((one, other) => other.from - one.from || other.index - one.index);
    for (const { from, to, text: replacement } of ordered)
      text = text.slice(0, from) + replacement + text.slice(to);
    return text;
  }

  /** Changes the inside of a group or list. */
  change(node: unknown, after: unknown): void {
    if (isMap(node) && isGroup(after)) this.#changeMap(node, after);
    else if (isSeq(node) && Array.isArray(after)) this.#changeSeq(node, after);
    else throw new Unclear();
  }

  #changeMap(map: YAMLMap, after: Group): void {
    const before = map.toJSON() as Group;
    const sameKeys = isDeepStrictEqual(Object.keys(before).sort(), Object.keys(after).sort());
    if (map.flow && !sameKeys) throw new Unclear();
    for (const pair of map.items) {
      const name = String(isScalar(pair.key) ? pair.key.value : pair.key);
      if (!Object.hasOwn(after, name)) this.#remove(pair);
      else if (!isDeepStrictEqual(before[name], after[name]))
        this.#replace(pair, name, after[name], map.flow === true);
    }
    const names = Object.keys(after);
    for (const name of names.filter((each) => !Object.hasOwn(before, each)))
      this.#insert(map, name, names, after[name]);
  }

  #remove(pair: Pair): void {
    const start = startOf(pair.key);
    const from = this.#lines.lineStart(start);
    if (this.#text.slice(from, start).trim() !== '') throw new Unclear();
    this.#patch(from, this.#lines.lineEnd(this.#lines.lastOf(pair)), '');
  }

  #replace(pair: Pair, name: string, after: unknown, isInFlow: boolean): void {
    const { value } = pair;
    const isSameKind = (isMap(value) && isGroup(after)) || (isSeq(value) && Array.isArray(after));
    if (isSameKind && Object.keys(after as object).length > 0 && this.#attempt(value, after))
      return;
    if (isScalar(value) && value.value !== null && typeof after !== 'object')
      this.#replaceScalar(value, after, isInFlow, this.#lines.column(startOf(pair.key)));
    else this.#rewrite(pair, name, after, isInFlow);
  }

  /** A field from its name on. */
  #rewrite(pair: Pair, name: string, after: unknown, isInFlow: boolean): void {
    const [start, last] = [startOf(pair.key), this.#lines.lastOf(pair)];
    const indent = ' '.repeat(this.#lines.column(start));
    if (!isInFlow) this.#lines.requireNoComment(start, last);
    const lines = isInFlow
      ? [`${name}: ${onOneLine(after, true)}`]
      : fieldLines(`${name}:`, after, indent);
    this.#patch(start, last + 1, lines.join('\n'));
  }

  /** True if the inside could be changed; what was begun is undone if not. */
  #attempt(node: unknown, after: unknown): boolean {
    const { length } = this.#patches;
    try {
      this.change(node, after);
      return true;
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      this.#patches.length = length;
      return false;
    }
  }

  #replaceScalar(scalar: Scalar, after: unknown, isInFlow: boolean, column: number): void {
    const { type } = scalar;
    const start = startOf(scalar);
    const indent = ' '.repeat(column);
    if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') {
      this.#replaceBlock(start, this.#lines.lastOf(scalar), after, indent);
      return;
    }
    const to = scalar.range?.[1] ?? start;
    const quoting = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? type : 'PLAIN';
    const line = onOneLine(after, isInFlow, quoting);
    const isShort = start - this.#lines.lineStart(start) + line.length <= 100;
    const wasLong = this.#lines.lineEnd(start) - this.#lines.lineStart(start) > 100;
    const isBroken = typeof after === 'string' && after.includes('\n');
    const block =
      isInFlow || typeof after !== 'string' || ((isShort || wasLong) && !isBroken)
        ? undefined
        : blockLines(after, `${indent}  `, []);
    if (!block) {
      this.#patch(start, to, line);
      return;
    }
    const end = this.#lines.lineEnd(to) - 1;
    const comment = this.#text.slice(to, end);
    this.#patch(start, end, `${block.header}${comment}\n${block.lines.join('\n')}`);
  }

  /** A text over several lines, header included. */
  #replaceBlock(start: number, last: number, after: unknown, indent: string): void {
    const [first = '', ...lines] = this.#text.slice(start, last + 1).split('\n');
    const inside = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? `${indent}  `;
    const old = lines.map((line) => line.slice(inside.length));
    const isFolded = first.startsWith('>') && !old.includes('');
    const block =
      typeof after === 'string' ? blockLines(after, inside, isFolded ? old : []) : undefined;
    const comment = /\s+#.*$/.exec(first)?.[0] ?? '';
    const text = block
      ? [`${block.header}${comment}`, ...block.lines].join('\n')
      : onOneLine(after, false) + comment;
    this.#patch(start, last + 1, text);
  }

  #insert(map: YAMLMap, name: string, names: readonly string[], value: unknown): void {
    const [head] = map.items;
    if (!isPair(head)) throw new Unclear();
    const column = this.#lines.column(startOf(head.key));
    const indent = ' '.repeat(column);
    const text = `${indent}${fieldLines(`${name}:`, value, indent).join('\n')}\n`;
    const example = new RegExp(`^${indent}# ?${name}:.*\\n(?:${indent}#.*\\n)*`, 'm').exec(
      this.#text,
    );
    if (example && column === 0) {
      const at = example.index + example[0].length;
      this.#patch(at, at, text);
      return;
    }
    const before = new Set(names.slice(0, names.indexOf(name)));
    const previous =
      map.items.findLast(({ key }) => before.has(String(isScalar(key) ? key.value : key))) ?? head;
    let at = this.#lines.lineEnd(this.#lines.lastOf(previous));
    // Comments that are indented deeper belong to the field above.
    for (const deeper = new RegExp(`^ {${column + 1},}#.*\\n`); ; ) {
      const found = deeper.exec(this.#text.slice(at));
      if (!found) break;
      at += found[0].length;
    }
    const isOpen = at === this.#text.length && !this.#text.endsWith('\n');
    this.#patch(at, at, isOpen ? `\n${text.trimEnd()}` : text);
  }

  #changeSeq(seq: YAMLSeq, after: readonly unknown[]): void {
    const before = seq.toJSON() as unknown[];
    let start = 0;
    while (start < before.length && isDeepStrictEqual(before[start], after[start])) start += 1;
    let same = 0;
    const most = Math.min(before.length, after.length) - start;
    while (same < most && isDeepStrictEqual(before.at(-1 - same), after.at(-1 - same))) same += 1;
    const [old, current] = [before.length - same, after.length - same];
    if (seq.flow && old - start !== current - start) throw new Unclear();
    for (let index = start; index < Math.max(old, current); index += 1) {
      if (index < old && index < current)
        this.#replaceItem(seq.items[index], after[index], seq.flow === true);
      else if (index < old) this.#removeItem(seq.items[index]);
      else if (old > 0) this.#addItem(seq.items[old - 1], after[index]);
      else throw new Unclear();
    }
  }

  #replaceItem(item: unknown, after: unknown, isInFlow: boolean): void {
    if (isScalar(item) && typeof after !== 'object') {
      this.#replaceScalar(
        item,
        after,
        isInFlow,
        this.#lines.column(this.#lines.dash(item, isInFlow)),
      );
      return;
    }
    this.change(item, after);
  }

  #removeItem(item: unknown): void {
    const from = this.#lines.lineStart(this.#lines.dash(item, false));
    this.#patch(from, this.#lines.lineEnd(this.#lines.lastOf(item)), '');
  }

  #addItem(previous: unknown, value: unknown): void {
    const indent = ' '.repeat(this.#lines.column(this.#lines.dash(previous, false)));
    const at = this.#lines.lineEnd(this.#lines.lastOf(previous));
    const text = indent + fieldLines('-', value, indent).join('\n');
    this.#patch(at, at, this.#text[at - 1] === '\n' ? `${text}\n` : `\n${text}`);
  }

  #patch(from: number, to: number, text: string): void {
    this.#patches.push({ from, to, text });
  }
}
