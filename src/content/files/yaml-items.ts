export interface Item {
  text: string;
  line: number;
}

/** With more items, one parse takes less memory than many. */
const MOST_ITEMS = 5_000;

/** The items of a list at the left margin, with comments; undefined for fewer than two. */
export function itemsOf(text: string): Item[] | undefined {
  const items: Item[] = [];
  let [start, startLine, line] = [0, 0, 0];
  let isInItem = false;
  for (let at = 0; at < text.length; line += 1) {
    const next = text.indexOf('\n', at) + 1 || text.length;
    if (isItem(text, at)) {
      if (isInItem) {
        items.push({ text: text.slice(start, at), line: startLine });
        if (items.length > MOST_ITEMS) return undefined;
        [start, startLine] = [at, line];
      }
      isInItem = true;
    } else if (!REST.has(text.charAt(at))) return undefined;
    at = next;
  }
  items.push({ text: text.slice(start), line: startLine });
  return items.length > 1 ? items : undefined;
}

const REST: ReadonlySet<string> = new Set([' ', '\t', '#', '\n', '\r']);

function isItem(text: string, at: number): boolean {
  return text.charAt(at) === '-' && /\s/.test(text.charAt(at + 1) || '\n');
}
