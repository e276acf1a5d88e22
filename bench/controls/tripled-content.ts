import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { makePosts } from '../growth/many-posts.ts';

const TIMES = 3;

/** What is in a list once only: its address, its place on the home page, and that it's an example. */
const ONCE = ['slug', 'formerly', 'featured', 'example'];

type Row = Record<string, unknown>;

/** Makes a content folder with three times today's things to do, events, cabins and posts. */
export async function tripleContent(contentFolder: string): Promise<void> {
  const posts = (await readdir('content/blog')).length;
  await makePosts(contentFolder, posts * TIMES);
  for (const list of ['activities', 'events', 'cabins']) {
    const file = join(contentFolder, `${list}.yaml`);
    const rows = parse(await readFile(file, 'utf8')) as Row[];
    const copies = Array.from({ length: TIMES - 1 }, (_, copy) =>
      rows.map((row) => anotherOf(row, copy + 1)),
    );
    await writeFile(file, stringify([...rows, ...copies.flat()], { aliasDuplicateObjects: false }));
  }
}

/** The same entry with an id, a name and so an address of its own. */
function anotherOf(row: Row, copy: number): Row {
  const kept = Object.entries(row).filter(([field]) => !ONCE.includes(field));
  const name = 'title' in row ? 'title' : 'name';
  return {
    ...Object.fromEntries(kept),
    id: Number(row.id) + copy * 1_000,
    [name]: `${row[name]}, No. ${copy}`,
  };
}
