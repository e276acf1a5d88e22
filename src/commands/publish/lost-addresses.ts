import type { Change } from '../../content/merge/changes.ts';
import type { Row } from '../../content/merge/entries.ts';
import type { ContentTables } from '../../content/tables.ts';
import { redirectTargets } from '../../model/site-path.ts';
import { slugOf } from '../../model/slug.ts';

type PathOfSlug = (slug: string) => string;

/**
 * For the owner: a line for each page of an activity, event or the like whose address these changes
 * take away without a redirect (decision 33), with what to add.
 */
export function lostAddresses(
  changes: readonly Change[],
  { lists }: Pick<ContentTables, 'lists'>,
): string[] {
  const redirects = changes.flatMap(({ list, after }) =>
    list === 'site' ? [...redirectTargets((after?.redirects ?? {}) as Record<string, string>)] : [],
  );
  return lists.flatMap(({ name, pathOfSlug: pathOf }) => {
    if (!pathOf) return [];
    const ofList = changes.filter(({ list, key }) => list === name && key !== undefined);
    const kept = new Set([
      ...ofList.flatMap(({ after }) => (after ? addressesOf(pathOf, after) : [])),
      ...redirects.map(([from]) => from),
    ]);
    return ofList.flatMap(({ key, before, after }) => {
      const old = before && addressOf(pathOf, before);
      if (old === undefined || kept.has(old)) return [];
      return [`${name} ${key} "${before?.title ?? before?.name}": ${describe(pathOf, old, after)}`];
    });
  });
}

function describe(pathOf: PathOfSlug, old: string, after: Row | undefined): string {
  const slug = old.split('/').at(-1);
  if (after === undefined)
    return `its page ${old} goes away, and links to it would find nothing; if another entry stands in for it, add there: formerly: [${slug}]`;
  const former = [...((after.formerly as string[] | undefined) ?? []), slug].join(', ');
  return `its page moves from ${old} to ${addressOf(pathOf, after)}, and links to it would find nothing; add to it: formerly: [${former}]`;
}

function addressesOf(pathOf: PathOfSlug, row: Row): string[] {
  const formerly = (row.formerly as string[] | undefined) ?? [];
  return [addressOf(pathOf, row), ...formerly.map(pathOf)];
}

function addressOf(pathOf: PathOfSlug, { title, name = title, slug }: Row): string {
  return pathOf(slugOf({ title: String(name), slug: slug as string | undefined }));
}
