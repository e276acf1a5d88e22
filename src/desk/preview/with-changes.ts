import { contentTables } from '../../app/content-tables.ts';
import type { ContentParts, PartName } from '../../content/reading/content-parts.ts';
import type { EntryKey } from '../../content/tables.ts';
import { fileSetOf, fileSetsOf, keyOfPath } from '../../content/versions/file-sets.ts';

const FILE_SETS = fileSetsOf(contentTables);

/** The content with what the files at the paths hold now, as read into `changed`. */
export function withChanges(
  content: ContentParts,
  changed: ContentParts,
  paths: readonly string[],
): ContentParts {
  const parts: Record<string, ReadonlyMap<EntryKey, unknown>> = { ...content };
  for (const path of paths) {
    const fileSet = fileSetOf(path, FILE_SETS);
    if (!fileSet || fileSet.kind === 'picture' || fileSet.kind === 'text') continue;
    if (fileSet.isFolder) {
      const name = fileSet.name === 'page' ? 'words' : (fileSet.name as PartName);
      const key = keyOfPath(path, fileSet);
      const entries = new Map<EntryKey, unknown>(parts[name]);
      const entry = (changed[name] as ReadonlyMap<EntryKey, unknown>).get(key);
      if (entry === undefined) entries.delete(key);
      else entries.set(key, entry);
      parts[name] = entries;
    } else
      for (const name of fileSet.name === 'site' ? SITE : [fileSet.name as PartName])
        parts[name] = changed[name];
  }
  return parts as unknown as ContentParts;
}

const SITE = ['site', 'categoryActions', 'redirects'] as const;
