/** One sentence, list item or table row of the specification, with its heading. */
export interface Statement {
  section: string;
  text: string;
}

/**
 * Everything that a Markdown document states: each sentence of its paragraphs and list items, and
 * each row of its tables but the heads, cells joined by " · ". A line in bold is a heading.
 */
export function readStatements(markdown: string): Statement[] {
  const statements: Statement[] = [];
  let section = '';
  let inTable = false;
  for (const line of markdown.split('\n')) {
    const heading = /^(?:##+ (.+)|\*\*(.+)\*\*)$/.exec(line)?.slice(1).find(Boolean);
    const isRow = line.startsWith('|');
    if (heading !== undefined) section = heading;
    else if (isRow && inTable && !isRule(line))
      statements.push({ section, text: cells(line).join(' · ') });
    else if (!isRow && !line.startsWith('#'))
      statements.push(...sentences(line).map((text) => ({ section, text })));
    inTable = isRow;
  }
  return statements;
}

/** The cells of a table row, without the surrounding space; `\|` does not end a cell. */
export function cells(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** True for the line between a table's head and its rows. */
export function isRule(row: string): boolean {
  return /^\|[\s|:-]+\|$/.test(row);
}

function sentences(line: string): string[] {
  const text = line.trim().replace(/^(?:- |\d+\. )/, '');
  return text === '' ? [] : text.split(/(?<=\.)\s+(?=[A-Z"])/);
}
