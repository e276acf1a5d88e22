import { CST, Lexer } from 'yaml';

/** Enough for content: lists of entries with lists in them. */
export const MAX_DEPTH = 20;

export const TOO_DEEP = `is nested more than ${MAX_DEPTH} levels deep; content has only lists of entries`;

/** Finds what takes the parser minutes: deep nesting, or quoted texts that touch. Lines from 0. */
export function findRunaway(text: string): { line: number; message: string } | undefined {
  if (!mayRunAway(text)) return undefined;
  let line = 0;
  let brackets = 0;
  let indicators = 0;
  let lastType = '';
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token) ?? '';
    if (type === 'newline') indicators = 0;
    else if (type === 'seq-item-ind' || type === 'explicit-key-ind') indicators += 1;
    else if (type === 'flow-seq-start' || type === 'flow-map-start') brackets += 1;
    else if (type === 'flow-seq-end' || type === 'flow-map-end') brackets -= 1;
    if (brackets > MAX_DEPTH || indicators > MAX_DEPTH) return { line, message: TOO_DEEP };
    if (QUOTED.has(type) && QUOTED.has(lastType))
      return {
        line,
        message:
          'is not valid YAML (two quoted texts touch); put one quote at each end of the text',
      };
    if (type !== 'space') lastType = type;
    line += linesIn(token);
  }
  return undefined;
}

/** A quick check, as tokenizing takes a fifth of parsing and hardly any text needs it. */
function mayRunAway(text: string): boolean {
  return MANY_BRACKETS.test(text) || MANY_INDICATORS.test(text) || TOUCHING_QUOTES.test(text);
}

const MANY_BRACKETS = new RegExp(`(?:[[{][^[{]*){${MAX_DEPTH + 1}}`);
const MANY_INDICATORS = new RegExp(`^(?:[^\\n?-]*[?-]){${MAX_DEPTH + 1}}`, 'm');
const TOUCHING_QUOTES = /["']\s*["']/;

const QUOTED: ReadonlySet<string> = new Set(['single-quoted-scalar', 'double-quoted-scalar']);

function linesIn(token: string): number {
  let lines = 0;
  for (let at = token.indexOf('\n'); at !== -1; at = token.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
