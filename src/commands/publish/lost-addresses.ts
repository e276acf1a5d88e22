import type { Row } from '../../content/postgres/postgres-tables.ts';
import type { Change } from '../../content/publish/publish-changes.ts';
import { paths } from '../../model/paths.ts';
import { redirectTargets } from '../../model/site-path.ts';
import { slugOf } from '../../model/slug.ts';

const PATHS = { activities: paths.activity, events: paths.event } as const;

type ListWithPages = keyof typeof PATHS;

/**
 * For the owner: a line for each page of an activity or event whose address these changes take away
 * without a redirect (decision 33), with what to add.
 */
export function lostAddresses(changes: readonly Change[]): string[] {
  const redirects = changes.flatMap(({ list, after }) =>
    list === 'site' ? [...redirectTargets((after?.redirects ?? {}) as Record<string, string>)] : [],
  );
  return (['activities', 'events'] as const).flatMap((list) => {
    const ofList = changes.filter((change) => change.list === list);
    const kept = new Set([
      ...ofList.flatMap(({ after }) => (after ? addressesOf(list, after) : [])),
      ...redirects.map(([from]) => from),
    ]);
    return ofList.flatMap(({ key, before, after }) => {
      const old = before && pathOf(list, before);
      if (old === undefined || kept.has(old)) return [];
      return [`${list} ${key} "${before?.title}": ${describe(list, old, after)}`];
    });
  });
}

function describe(list: ListWithPages, old: string, after: Row | undefined): string {
  const slug = old.split('/').at(-1);
  if (after === undefined)
    return `its page ${old} goes away, and links to it would find nothing; if another entry stands in for it, add there: formerly: [${slug}]`;
  const former = [...((after.formerly as string[] | undefined) ?? []), slug].join(', ');
  return `its page moves from ${old} to ${pathOf(list, after)}, and links to it would find nothing; add to it: formerly: [${former}]`;
}

function addressesOf(list: ListWithPages, row: Row): string[] {
  const formerly = (row.formerly as string[] | undefined) ?? [];
  return [pathOf(list, row), ...formerly.map(PATHS[list])];
}

function pathOf(list: ListWithPages, { title, slug }: Row): string {
  return PATHS[list](slugOf({ title: String(title), slug: slug as string | undefined }));
}
