import { contentTables } from '../../app/content-tables.ts';
import type { ContentParts, PartName } from '../../content/reading/content-parts.ts';
import type { EntryKey } from '../../content/tables.ts';
import { keyOfPath, placeOf, placesOf } from '../../content/versions/places.ts';

const PLACES = placesOf(contentTables);

/** The content with what the files at the paths hold now, which `changed` was read from. */
export function withChanges(
  content: ContentParts,
  changed: ContentParts,
  paths: readonly string[],
): ContentParts {
  const parts: Record<string, ReadonlyMap<EntryKey, unknown>> = { ...content };
  for (const path of paths) {
    const place = placeOf(path, PLACES);
    if (!place || place.kind === 'picture' || place.kind === 'text') continue;
    if (place.isFolder) {
      const name = place.name === 'page' ? 'words' : (place.name as PartName);
      const key = keyOfPath(path, place);
      const entries = new Map<EntryKey, unknown>(parts[name]);
      const entry = (changed[name] as ReadonlyMap<EntryKey, unknown>).get(key);
      if (entry === undefined) entries.delete(key);
      else entries.set(key, entry);
      parts[name] = entries;
    } else
      for (const name of place.name === 'site' ? SITE : [place.name as PartName])
        parts[name] = changed[name];
  }
  return parts as unknown as ContentParts;
}

/** What site.yaml holds. */
const SITE = ['site', 'categoryActions', 'redirects'] as const;
