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
import { differingItems, startOf, Unclear, YamlLines } from './yaml-lines.ts';
import { blockLines, fieldLines, onOneLine, otherBlock } from './yaml-scalars.ts';

type Group = Readonly<Record<string, unknown>>;

/**
 * A YAML text with another value at `path`. Only differing lines change; a new field goes after
 * those before it in `after`. Throws Unclear if that isn't possible.
 */
export function editYaml(text: string, path: readonly (string | number)[], after: unknown): string {
  const document = parseDocument(text, { uniqueKeys: false });
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const lines = new YamlLines(text);
  new Editor(lines).change(node, after);
  return lines.patched();
}

class Editor {
  readonly #lines: YamlLines;

  constructor(lines: YamlLines) {
    this.#lines = lines;
  }

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
    if (this.#lines.text.slice(from, start).trim() !== '') throw new Unclear();
    this.#lines.patch(from, this.#lines.lineEnd(this.#lines.lastOf(pair)), '');
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

  #rewrite(pair: Pair, name: string, after: unknown, isInFlow: boolean): void {
    const [start, last] = [startOf(pair.key), this.#lines.lastOf(pair)];
    const indent = ' '.repeat(this.#lines.column(start));
    if (!isInFlow) this.#lines.requireNoComment(start, last);
    const lines = isInFlow
      ? [`${name}: ${onOneLine(after, true)}`]
      : fieldLines(`${name}:`, after, indent);
    this.#lines.patch(start, last + 1, lines.join('\n'));
  }

  /** Returns false and rolls back if the inside can't be changed. */
  #attempt(node: unknown, after: unknown): boolean {
    const { patchCount } = this.#lines;
    try {
      this.change(node, after);
      return true;
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      this.#lines.forgetPatches(patchCount);
      return false;
    }
  }

  #replaceScalar(scalar: Scalar, after: unknown, isInFlow: boolean, column: number): void {
    const { type } = scalar;
    const start = startOf(scalar);
    const indent = ' '.repeat(column);
    if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') {
      const end = this.#lines.lastOf(scalar) + 1;
      this.#lines.patch(start, end, otherBlock(this.#lines.text.slice(start, end), after, indent));
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
      this.#lines.patch(start, to, line);
      return;
    }
    const end = this.#lines.lineEnd(to) - 1;
    const comment = this.#lines.text.slice(to, end);
    this.#lines.patch(start, end, `${block.header}${comment}\n${block.lines.join('\n')}`);
  }

  #insert(map: YAMLMap, name: string, names: readonly string[], value: unknown): void {
    const [head] = map.items;
    if (!isPair(head)) throw new Unclear();
    const column = this.#lines.column(startOf(head.key));
    const indent = ' '.repeat(column);
    const text = `${indent}${fieldLines(`${name}:`, value, indent).join('\n')}\n`;
    // A commented example in site.yaml, such as the notice.
    const isExample = new RegExp(`^# ?${RegExp.escape(name)}:.*\\n(?:#.*\\n)*`, 'm');
    const example = column === 0 && isExample.exec(this.#lines.text);
    if (example) {
      const at = example.index + example[0].length;
      this.#lines.patch(at, at, text);
      return;
    }
    const before = new Set(names.slice(0, names.indexOf(name)));
    const previous =
      map.items.findLast(({ key }) => before.has(String(isScalar(key) ? key.value : key))) ?? head;
    const at = this.#lines.belowComments(this.#lines.lineEnd(this.#lines.lastOf(previous)), column);
    const isOpen = at === this.#lines.text.length && !this.#lines.text.endsWith('\n');
    this.#lines.patch(at, at, isOpen ? `\n${text.replace(/\n+$/, '')}` : text);
  }

  #changeSeq(seq: YAMLSeq, after: readonly unknown[]): void {
    const before = seq.toJSON() as unknown[];
    const { start, old, current } = differingItems(before, after);
    if (seq.flow && old - start !== current - start) throw new Unclear();
    for (let index = start; index < Math.max(old, current); index += 1) {
      if (index < old && index < current)
        this.#replaceItem(seq.items[index], after[index], seq.flow === true);
      else if (index < old) this.#removeItem(seq.items[index]);
      else if (old > 0) this.#addItem(seq.items[old - 1], after[index], false);
      else this.#addItem(seq.items[0], after[index], true);
    }
  }

  #replaceItem(item: unknown, after: unknown, isInFlow: boolean): void {
    if (isScalar(item) && typeof after !== 'object') {
      const column = this.#lines.column(this.#lines.dash(item, isInFlow));
      this.#replaceScalar(item, after, isInFlow, column);
      return;
    }
    if (this.#attempt(item, after)) return;
    const [start, last] = [this.#lines.dash(item, isInFlow), this.#lines.lastOf(item)];
    this.#lines.requireNoComment(start, last);
    const text = isInFlow ? onOneLine(after, true) : this.#itemText(start, after);
    this.#lines.patch(start, last + 1, text);
  }

  #itemText(dash: number, value: unknown): string {
    return fieldLines('-', value, ' '.repeat(this.#lines.column(dash))).join('\n');
  }

  #removeItem(item: unknown): void {
    const from = this.#lines.lineStart(this.#lines.dash(item, false));
    this.#lines.patch(from, this.#lines.lineEnd(this.#lines.lastOf(item)), '');
  }

  #addItem(beside: unknown, value: unknown, isFirst: boolean): void {
    const dash = this.#lines.dash(beside, false);
    const at = isFirst
      ? this.#lines.lineStart(dash)
      : this.#lines.lineEnd(this.#lines.lastOf(beside));
    const text = ' '.repeat(this.#lines.column(dash)) + this.#itemText(dash, value);
    this.#lines.patch(at, at, this.#lines.text[at - 1] === '\n' ? `${text}\n` : `\n${text}`);
  }
}
