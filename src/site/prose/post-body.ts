import { slug } from '../../model/slug.ts';

/** A block of a body (specification section 2, "Body rendering"). */
export type BodyBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: string[] };

/** The id of a subheading, if no other on its page has the same letters. */
export function subheadingId(heading: string): string {
  return `on-${slug(heading)}`;
}

/** A unique id for each subheading, by block index. */
export function subheadingIds(blocks: readonly BodyBlock[]): Map<number, string> {
  const taken = new Set<string>();
  const ids = new Map<number, string>();
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'subheading') continue;
    const name = slug(block.text) === '' ? `on-${index}` : subheadingId(block.text);
    let id = name;
    for (let number = index; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    ids.set(index, id);
  }
  return ids;
}

const BULLET = '- ';

/**
 * Parses a post's body (decision 12): paragraphs between blank lines, `**subheadings**`, and "- "
 * lists, whose items may continue on indented lines. Takes LF, CRLF and CR, in linear time.
 */
export function parsePostBody(content: string): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let paragraph: string[] = [];
  for (const line of linesOf(content)) {
    if (line.trim() !== '') {
      paragraph.push(line);
      continue;
    }
    blocks.push(...paragraphBlocks(paragraph));
    paragraph = [];
  }
  blocks.push(...paragraphBlocks(paragraph));
  return blocks;
}

/** Splits a text at LF, CRLF or CR. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

function paragraphBlocks(lines: string[]): BodyBlock[] {
  const firstBullet = lines.findIndex(isBullet);
  if (firstBullet === -1) return textBlocks(lines);
  const items: string[] = [];
  const after: string[] = [];
  let isInItem = false;
  for (const line of lines.slice(firstBullet)) {
    isInItem = isBullet(line) || (isInItem && /^\s/.test(line));
    if (!isInItem) after.push(line);
    else if (isBullet(line)) items.push(line.slice(BULLET.length).trim());
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return [
    ...textBlocks(lines.slice(0, firstBullet)),
    { kind: 'list', items },
    ...textBlocks(after),
  ];
}

/** True for a line that begins a list item. */
export function isBullet(line: string): boolean {
  return line.startsWith(BULLET);
}

function textBlocks(lines: string[]): BodyBlock[] {
  if (lines.length === 0) return [];
  const text = lines.join('\n').trim();
  const heading = subheading(text);
  return [
    heading === undefined ? { kind: 'paragraph', text } : { kind: 'subheading', text: heading },
  ];
}

/** The text between asterisks around the whole paragraph; not `**a** and **b**`. */
function subheading(text: string): string | undefined {
  if (text.length < 5 || !text.startsWith('**') || !text.endsWith('**')) return undefined;
  const inner = text.slice(2, -2);
  return inner.includes('**') || inner.trim() === '' ? undefined : inner.trim();
}
