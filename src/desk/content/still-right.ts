import type { Row } from '../../content/merge/entries.ts';
import { isGroup } from '../../model/is-group.ts';
import { type Field, groupIn } from '../forms/form.ts';

/** Marks a fact of the visit as looked up on that day; undefined if the entry lacks the fact. */
export function stillRight(
  form: readonly Field[],
  row: Row,
  fact: string,
  day: string,
): Row | undefined {
  const { visit } = row;
  if (!isGroup(visit) || !Object.hasOwn(visit, fact)) return undefined;
  const said = visit[fact];
  const { within = 'is' } = groupIn(form, 'visit').find(({ name }) => name === fact) ?? {};
  const group = isGroup(said) ? said : { [within]: said };
  return { ...row, visit: { ...visit, [fact]: { ...group, checked: day } } };
}

/** The value of a fact, such as "$12" or "yes". */
export function factOf({ visit }: Row, fact: string): unknown {
  const said = isGroup(visit) ? visit[fact] : undefined;
  if (!isGroup(said)) return said;
  return said.is ?? said.level;
}
