import { diff } from 'node:util';
import { printable } from '../printable.ts';

const WIDTH = 96;

/** With more sentences in total, finding equal ones takes too long. */
const MAX_SENTENCES = 400;

const MAX_LINES = 12;

/** The sentences that differ, "- " old and "+ " new, with "…" between; at most twelve lines. */
export function textDifference(before: string, after: string, indent: string): string[] {
  const lines: string[] = [];
  let sinceEqual = 0;
  for (const [operation, sentence] of operations(sentencesOf(before), sentencesOf(after))) {
    if (operation !== 0) {
      lines.push(...wrap(sentence, `${indent}${operation > 0 ? '- ' : '+ '}`, `${indent}  `));
      sinceEqual += 1;
    } else if (sinceEqual > 0) {
      lines.push(`${indent}…`);
      sinceEqual = 0;
    }
  }
  if (lines.at(-1) === `${indent}…`) lines.pop();
  const more = lines.length - MAX_LINES;
  return more > 1 ? [...lines.slice(0, MAX_LINES), `${indent}… and ${more} more lines`] : lines;
}

/** 1 for what only the old text has, -1 for the new text, 0 for both. */
type Operation = readonly [operation: number, sentence: string];

function operations(before: string[], after: string[]): readonly Operation[] {
  if (before.length + after.length <= MAX_SENTENCES) return diff(before, after) as Operation[];
  return [
    ...before.map((sentence): Operation => [1, sentence]),
    ...after.map((sentence): Operation => [-1, sentence]),
  ];
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');
}

/** Wraps the text at WIDTH characters; the first line starts with `first`, others with `rest`. */
export function wrap(text: string, first: string, rest: string): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of printable(text).split(/\s+/)) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
