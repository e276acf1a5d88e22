import { parseDocument } from 'yaml';
import { type Attempt, replaced, unindented, unmistakable } from './yaml-sure-repair.ts';

/** The nearest slip that explains why a text isn't YAML. */
export interface Repair {
  line: number;
  remedy: string;
  /** The repaired text; its lines keep their numbers. */
  text: string;
}

/** In characters; beyond, looking for slips takes too long. */
const MOST_TEXT = 400_000;
const MOST_ENTRY = 8_000;

/** Where the slip may be, relative to the line where the parser stumbles. */
const NEAR: readonly number[] = [0, -1, 1, -2, -3];

/** The first slip near the stumble whose repair makes the text valid YAML. */
export function nearestRepair(text: string, stumble: number): Repair | undefined {
  if (text.length > MOST_TEXT) return undefined;
  const all = text.split('\n');
  const isTop = (line: string | undefined) => line !== undefined && /^[^\s#]/u.test(line);
  let start = Math.min(stumble, all.length - 1);
  do start -= 1;
  while (start > 0 && !isTop(all[start]));
  start = Math.max(0, start);
  let end = stumble + 1;
  while (end < all.length && !isTop(all[end])) end += 1;
  const entry = all.slice(start, end);
  if (entry.join('\n').length > MOST_ENTRY) return undefined;
  const places = [...new Set([...NEAR.map((away) => stumble - start + away), 0])];
  const isList = all.some((line) => line.startsWith('-'));
  const isFirst = start === 0 && all.some(isTop);
  for (const attemptsAt of [isFirst ? unindented : unmistakable, unmistakable, attempts])
    for (const at of places) {
      if (entry[at] === undefined) continue;
      for (const { lines, remedy } of attemptsAt(entry, at, isList))
        if (isYaml(lines))
          return {
            line: start + at,
            remedy,
            text: [...all.slice(0, start), ...lines, ...all.slice(end)].join('\n'),
          };
    }
  return undefined;
}

function isYaml(lines: readonly string[]): boolean {
  const { errors, warnings } = parseDocument(lines.join('\n'));
  return errors.length + warnings.length === 0;
}

function* attempts(entry: readonly string[], at: number, isList: boolean): Generator<Attempt> {
  const line = entry[at] ?? '';
  const instead = (written: string, remedy: string) => replaced(entry, at, written, remedy);
  const [, name = '', space = '', value = ''] =
    /^(\s*(?:- )?[\w-]+:|\s*-(?= ))(\s*)(\S.*?)\s*$/u.exec(line) ?? [];
  const above = entry[at - 1] ?? '';
  if (/(?:\{\}|\[\])\s*$/u.test(above))
    yield replaced(
      entry,
      at - 1,
      above.replace(/(?:\{\}|\[\])\s*$/u, ''),
      'delete {} or [] at the end of the line above it',
    );
  if (value && space === '') yield instead(`${name} ${value}`, 'put a space after the colon');
  if (/:\s|:$/u.test(value) && !/^["'{[]/u.test(value))
    yield instead(`${name} ${JSON.stringify(value)}`, 'put text that contains a colon in quotes');
  if (/^[@`%&*!]/u.test(value))
    yield instead(
      `${name} ${JSON.stringify(value)}`,
      'put text that begins with a symbol in quotes',
    );
  if (/^["']/u.test(value)) {
    const quote = value[0] ?? '';
    if (value.length === 1 || !value.endsWith(quote))
      yield instead(
        line.trimEnd() + quote,
        'put a quote like the first one at the end of the text',
      );
    yield instead(
      `${name} ${JSON.stringify(value.replaceAll('"', "'"))}`,
      'put one pair of quotes around all of the text, and no such quote in it',
    );
  }
  const [, before, word, rest] = /^(\s*(?:- )?)([a-z]\w*)(?: ([^:]*))?$/iu.exec(line) ?? [];
  const isText = before === '' && /\w: \S/u.test(above);
  if (word !== undefined)
    yield instead(
      `${before}${word}: ${rest ?? ''}`,
      isText
        ? 'put a colon after the name of the field, or join it to the line above'
        : 'put a colon after the name of the field',
    );
  if (isText || /^\w[^:]*$/u.test(line))
    yield {
      lines: entry.with(at - 1, `${above} ${line}`).with(at, ''),
      remedy: 'join it to the line above',
    };
  if (/^\s*-\w/u.test(line))
    yield instead(line.replace(/-(?=\w)/u, '- '), 'put a space after the hyphen');
  if (/^\s*\t/u.test(line))
    yield instead(
      line.replace(/^\s+/u, (gap) => gap.replaceAll('\t', '  ')),
      'put spaces instead of the tab',
    );
  yield* inOtherColumns(entry, at, isList);
  if (isList) yield* asEntry(entry, at);
  for (const bracket of ['}', ']', ' }', ']}'])
    if (/[[{]/u.test(value))
      yield instead(line.trimEnd() + bracket, 'close it with } or ] at its end');
}

function columnOf(line: string): number | undefined {
  return /^\s*(?:- +)?(?=[\w-]+:)/u.exec(line)?.[0].length;
}

function* inOtherColumns(
  entry: readonly string[],
  at: number,
  isList: boolean,
): Generator<Attempt> {
  const line = entry[at] ?? '';
  const column = columnOf(line);
  if (column === undefined || /^\s*- /u.test(line)) return;
  // Outside a list, a field at the left margin is where it belongs.
  if (column === 0 && !isList) return;
  for (const near of [-1, 1, -2, 2, -3]) {
    const other = entry[at + near] ?? '';
    const [, field] = /^\s*(?:- +)?([\w-]+):/u.exec(other) ?? [];
    const wanted = columnOf(other);
    if (field === undefined || wanted === undefined || wanted === column) continue;
    const written = `${' '.repeat(wanted)}${line.trimStart()}`;
    yield replaced(entry, at, written, `start it in the same column as ${field}`);
  }
}

function* asEntry(entry: readonly string[], at: number): Generator<Attempt> {
  const line = entry[at] ?? '';
  const indent = line.length - line.trimStart().length;
  if (/^\s*[\w-]+:/u.test(line))
    yield replaced(
      entry,
      at,
      `${' '.repeat(Math.max(0, indent - 2))}- ${line.trimStart()}`,
      'begin the entry with a hyphen and a space',
    );
  if (indent === 0 || !line.trimStart().startsWith('- ')) return;
  // An item among others in the same column is where it belongs.
  const isAmongOthers = [entry[at - 1], entry[at + 1]].some(
    (other) => other?.search(/\S/u) === indent && other.trimStart().startsWith('- '),
  );
  if (!isAmongOthers)
    yield replaced(entry, at, line.trimStart(), 'delete the spaces before the hyphen');
  yield {
    lines: entry.map((one, index) => (index < at ? one : one.replace(' '.repeat(indent), ''))),
    remedy: `delete the ${indent} spaces before it, and before each other line of its entry`,
  };
}
