import type { Visit } from '../../model/visit/visit.ts';
import { parsePostBody, subheadingIds } from '../../site/prose/post-body.ts';
import type { Passage } from './search-document.ts';
import { tokensIn } from './tokens.ts';

/** A body in passages, one for each of its subheadings, and one for what stands before them. */
export function bodyPassages(content: string): Passage[] {
  const passages: { heading?: string; at?: string | undefined; texts: string[] }[] = [
    { texts: [] },
  ];
  const blocks = parsePostBody(content);
  const ids = subheadingIds(blocks);
  for (const [index, block] of blocks.entries())
    if (block.kind === 'subheading')
      passages.push({ heading: block.text, at: ids.get(index), texts: [] });
    else passages.at(-1)?.texts.push(block.kind === 'list' ? block.items.join(' ') : block.text);
  return passages
    .filter(({ heading, texts }) => heading !== undefined || texts.length > 0)
    .map(({ texts, ...rest }) => ({ ...rest, text: plain(texts.join(' ')) }));
}

/** A word that one body in five has, once in each, tells just enough about them. */
const TELLING_ONE_IN = 5;

/**
 * The bodies' passages with the words that tell most about each body, which it has often or few others
 * have: each word in the first passage that has it. They take less than
 * half the bytes of the texts.
 */
export function telltalePassages(bodies: readonly string[]): Passage[][] {
  if (!isSame(bodies, latest.bodies)) latest = { bodies, passages: passagesThatTell(bodies) };
  return latest.passages;
}

/** Most editions have the posts of the one before, and telling takes a third of a second. */
let latest: { bodies: readonly string[]; passages: Passage[][] } = { bodies: [], passages: [] };

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, index) => text === others[index]);
}

function passagesThatTell(bodies: readonly string[]): Passage[][] {
  const passages = bodies.map((body) =>
    bodyPassages(body).map((passage) => ({ passage, tokens: tokensIn(passage.text) })),
  );
  const counted = passages.map((body) =>
    Map.groupBy(
      body.flatMap(({ tokens }) => tokens),
      ({ word }) => word,
    ),
  );
  const bodiesWith = new Map<string, number>();
  for (const words of counted)
    for (const word of words.keys()) bodiesWith.set(word, (bodiesWith.get(word) ?? 0) + 1);
  const least = Math.log(Math.min(TELLING_ONE_IN, bodies.length));
  return passages.map((body, index) => {
    const tells = (word: string) =>
      (counted[index]?.get(word)?.length ?? 0) *
        Math.log(bodies.length / (bodiesWith.get(word) ?? 1)) >=
      least;
    const seen = new Set<string>();
    return body.map(({ passage: { text, ...rest }, tokens }) => {
      const words = tokens
        .filter(({ word }) => word.length > 2 && tells(word) && !seen.has(word) && seen.add(word))
        .map(({ start, end }) => text.slice(start, end));
      return { ...rest, text: '', words: words.join(' ') };
    });
  });
}

/** Without the asterisks of bold words and the addresses of links. */
function plain(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/\s+/g, ' ');
}

/**
 * What the facts of an entry say in words, a passage for each. Its picture isn't among them: a
 * stroller in a drawing is no promise of a path for one.
 */
export function visitPassages({ visit = {} }: { visit?: Visit | undefined }): Passage[] {
  const note = (answer: Visit['dogs'] | Visit['reserve']) =>
    typeof answer === 'object' ? answer.note : undefined;
  const facts: readonly (readonly [heading: string, text: string | undefined])[] = [
    ['Address', visit.address],
    ['Price', visit.price],
    ['Hours', visit.hours],
    ['Reservation', note(visit.reserve)],
    ['Dogs', note(visit.dogs)],
    ['Children', note(visit.children)],
    ['Step-free', note(visit.stepFree)],
    ['Closed for now', visit.closure],
  ];
  return facts.flatMap(([heading, text]) => (text ? [{ heading, at: 'facts', text }] : []));
}
