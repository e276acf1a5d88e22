import type { Change } from '../../content/merge/changes.ts';
import type { Row } from '../../content/merge/entries.ts';
import type { ContentTables } from '../../content/tables.ts';
import { slugIn } from '../../model/entry-slug.ts';
import { redirectTargets } from '../../model/site-path.ts';

type PathOfSlug = (slug: string) => string;

export interface ChangedAddresses {
  /** Pages that go away without a redirect, with what to add. */
  lost: string[];
  /** Pages that move; versions know where to (decision 46). */
  moved: string[];
}

/** What changes do to the addresses of entries. */
export function changedAddresses(
  changes: readonly Change[],
  { lists }: Pick<ContentTables, 'lists'>,
): ChangedAddresses {
  const redirects = changes.flatMap(({ list, after }) =>
    list === 'site' ? [...redirectTargets((after?.redirects ?? {}) as Record<string, string>)] : [],
  );
  const found: ChangedAddresses = { lost: [], moved: [] };
  for (const { name, pathOfSlug: pathOf } of lists) {
    if (!pathOf) continue;
    const ofList = changes.filter(({ list, key }) => list === name && key !== undefined);
    const kept = new Set([
      ...ofList.flatMap(({ after }) => (after ? addressesOf(pathOf, after) : [])),
      ...redirects.map(([from]) => from),
    ]);
    for (const { key, before, after } of ofList) {
      const old = before && addressOf(pathOf, before);
      if (old === undefined || kept.has(old)) continue;
      const entry = `${name} ${key} "${before?.title ?? before?.name}": its page`;
      if (after)
        found.moved.push(
          `${entry} moves from ${old} to ${addressOf(pathOf, after)}; links to it go on.`,
        );
      else
        found.lost.push(
          `${entry} ${old} goes away, and links to it would find nothing; if another entry stands in for it, add there: formerly: [${old.split('/').at(-1)}]`,
        );
    }
  }
  return found;
}

function addressesOf(pathOf: PathOfSlug, row: Row): string[] {
  const formerly = (row.formerly as string[] | undefined) ?? [];
  return [addressOf(pathOf, row), ...formerly.map(pathOf)];
}

function addressOf(pathOf: PathOfSlug, row: Row): string {
  return pathOf(slugIn(row));
}
