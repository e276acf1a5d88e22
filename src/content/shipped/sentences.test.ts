import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Text {
  /** Where it is, for the writer who has to change it. */
  where: string;
  text: string;
}

const blog = readdirSync('content/blog').map((file) =>
  readFileSync(`content/blog/${file}`, 'utf8'),
);
const texts: Record<string, Text[]> = {
  activities: entries('activities'),
  events: entries('events'),
  destinations: entries('destinations'),
  posts: blog.map((post) => {
    const [, front = '', body = ''] = post.split(/^---\n/m);
    const { title, excerpt } = parse(front) as { title: string; excerpt: string };
    return { where: title, text: `${excerpt}\n\n${body}` };
  }),
};

function entries(list: string): Text[] {
  const rows = parse(readFileSync(`content/${list}.yaml`, 'utf8')) as {
    title?: string;
    name?: string;
    description: string;
  }[];
  return rows.map(({ title, name, description }) => ({
    where: title ?? name ?? '',
    text: description,
  }));
}

describe('no sentence appears twice', () => {
  test.for(Object.keys(texts))('in %s', (list) => expect(repeated(texts[list] ?? [])).toEqual([]));

  test('anywhere in the content', () => expect(repeated(Object.values(texts).flat())).toEqual([]));
});

describe('there is enough to read', () => {
  test.for([
    ['activities', 24],
    ['destinations', 14],
    ['events', 16],
    ['posts', 14],
  ] as const)('%s: at least %i', ([list, least]) =>
    expect(texts[list]?.length).toBeGreaterThanOrEqual(least),
  );

  test('every post has 700 words or more', () => {
    const short = (texts.posts ?? []).filter(({ text }) => text.split(/\s+/).length < 700);
    expect(short.map(({ where }) => where)).toEqual([]);
  });
});

/** Sentences of at least four words that appear in more than one place, or twice in one. */
function repeated(all: Text[]): string[] {
  const places = new Map<string, string[]>();
  for (const { where, text } of all) {
    for (const sentence of sentences(text))
      places.set(sentence, [...(places.get(sentence) ?? []), where]);
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([sentence, where]) => `${sentence} (${where.join('; ')})`);
}

function sentences(text: string): string[] {
  return text
    .replaceAll(/[*\s]+/g, ' ')
    .split(/(?<=[.!?:;]["”’)]?)\s+|\s- /)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} ]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 4);
}
