import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { movedPaths } from '../../model/content/moved-paths.ts';
import type { ContentProblem } from '../content-source.ts';
import { entryPages } from '../entry-pages.ts';
import type { ContentFolder } from '../reading/content-folder.ts';
import type { ContentTables } from '../tables.ts';
import { openLocalStore } from '../versions/local-store.ts';
import type { EntryAddress } from '../versions/version.ts';
import { goneAddresses } from './moved-addresses.ts';

const NAMED = 3;

/** The addresses that entries had in this machine's versions; empty without versions. */
export async function knownAddresses(dataFolder: string): Promise<EntryAddress[]> {
  if (!existsSync(join(dataFolder, 'versions.sqlite'))) return [];
  using store = await openLocalStore(dataFolder);
  return await store.addresses();
}

/** Notes known pages that are gone without a redirect; none if the folder has faults. */
export function gonePages(
  folder: string,
  { content }: Pick<ContentFolder, 'content'>,
  known: readonly EntryAddress[],
  tables: ContentTables,
): ContentProblem[] {
  if (known.length === 0 || !content) return [];
  const led = movedPaths({ ...content, entryPages: entryPages(tables.lists, content) });
  const gone = Object.keys(goneAddresses(content, tables, known)).filter((path) => !led.has(path));
  if (gone.length === 0) return [];
  const more = gone.length > NAMED ? ` and ${gone.length - NAMED} more` : '';
  const what = gone.length === 1 ? 'a page that is gone' : `${gone.length} pages that are gone`;
  const message = `has no redirects for ${what}: ${gone.slice(0, NAMED).join(', ')}${more}; visitors see that, and what is near, unless you add a line below redirects, such as ${gone[0]}: /events`;
  return [{ file: join(folder, 'site.yaml'), message }];
}
