import type { Row } from '../../content/merge/entries.ts';
import { isGroup } from '../../model/is-group.ts';

/** The facts whose value stands as `level` next to where it is from; that of others stands as `is`. */
const LEVELED: ReadonlySet<string> = new Set(['reserve', 'dogs', 'children', 'stepFree']);

/** The entry with one fact of its visit looked up on the day; undefined if it doesn't have the fact. */
export function stillRight({ visit, ...row }: Row, fact: string, day: string): Row | undefined {
  if (!isGroup(visit) || !Object.hasOwn(visit, fact)) return undefined;
  const said = visit[fact];
  const group = isGroup(said) ? said : { [LEVELED.has(fact) ? 'level' : 'is']: said };
  const fields = { ...visit, [fact]: { ...group, checked: day } };
  // In its old place, so that only one line changes.
  return Object.fromEntries(
    Object.entries({ ...row, visit }).map(([name, value]) => [
      name,
      name === 'visit' ? fields : value,
    ]),
  );
}

/** What a fact says: "$12", "yes". */
export function factOf({ visit }: Row, fact: string): unknown {
  const said = isGroup(visit) ? visit[fact] : undefined;
  if (!isGroup(said)) return said;
  return said.is ?? said.level;
}
