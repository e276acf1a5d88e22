import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a content folder with that many posts: the guide's own, repeated under other titles. */
export async function makePosts(contentFolder: string, count: number): Promise<void> {
  await cp('content', contentFolder, { recursive: true });
  const blog = join(contentFolder, 'blog');
  const names = (await readdir(blog)).sort();
  for (const name of names.slice(count)) await rm(join(blog, name));
  for (let number = names.length + 1; number <= count; number += 1) {
    const name = names[number % names.length] ?? '';
    const text = await readFile(join(blog, name), 'utf8');
    const id = String(number).padStart(4, '0');
    await writeFile(
      join(blog, `${id}-${name.slice(5)}`),
      text.replace(/^title: "?/m, `$&No. ${number}: `).replace(/^featured: .*\n/m, ''),
    );
  }
}
