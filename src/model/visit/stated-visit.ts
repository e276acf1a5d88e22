import type { CivilDay } from '../day/civil-day.ts';
import { isGroup } from '../is-group.ts';
import { type AgingFact, FACT_KINDS, isUnsaid, oldFrom } from './fact-ages.ts';
import { oldPrice, oldWords, oldYear, withoutStop } from './old-facts.ts';
import { openInWords } from './open-in-words.ts';
import { readOpen } from './read-open.ts';
import type { Answer, Visit } from './visit.ts';
import type { Origin } from './visit-values.ts';
import type { WrittenVisit } from './written-visit.ts';

/** One fact with its source and the day of its check; old if that day is unknown. */
export interface DatedFact extends Origin {
  name: AgingFact;
  oldOn: CivilDay | undefined;
  isOld: boolean;
}

/** The facts of a visit that age, each with its own origin or else the visit's (decision 48). */
export function datedFacts(visit: WrittenVisit, today: CivilDay): DatedFact[] {
  return (Object.keys(FACT_KINDS) as AgingFact[])
    .filter((name) => visit[name] !== undefined)
    .map((name) => {
      const own = originOf(visit[name]);
      const checked = own.checked ?? (own.source === undefined ? visit.verified : undefined);
      const oldOn = checked === undefined ? undefined : oldFrom(FACT_KINDS[name], checked);
      const isOld = oldOn === undefined || today >= oldOn;
      return { name, source: own.source ?? visit.source, checked, oldOn, isOld };
    });
}

/**
 * The facts as stated on the day (decision 48): old ones with their year, old closures left out,
 * undated ones with "check before you go". `verified` is the oldest check within three years.
 */
export function statedVisit(written: WrittenVisit, today: CivilDay): Visit {
  const { days: _, best: __, meal: ___, townMinutes: ____, sources: _____, ...facts } = written;
  const dated = datedFacts(written, today).filter(({ name }) => name !== 'days');
  const old = new Map(dated.flatMap((fact) => (fact.isOld ? [[fact.name, fact] as const] : [])));
  const said = (name: AgingFact) => oldYear(old.get(name), today);
  return withoutUndefined({
    ...facts,
    ...statedPrice(written, old, said),
    ...statedHours(written, old, said),
    open: old.has('open') ? undefined : factOf(written.open),
    closure: old.has('closure') ? undefined : factOf(written.closure),
    months: factOf(written.months),
    telephone: factOf(written.telephone),
    reserve: answerOf(written.reserve),
    dogs: answerOf(written.dogs),
    children: answerOf(written.children),
    stepFree: answerOf(written.stepFree),
    asOf: asOfWords(written, old, said),
    planning: planningOf(written),
    ...oldestCheck(written, dated, today),
  });
}

function planningOf({ best, meal, townMinutes, takes, open, closed }: WrittenVisit) {
  if (takes === undefined) return undefined;
  return withoutUndefined({
    best: best && [best].flat(),
    meal: meal && [meal].flat(),
    townMinutes,
    open: factOf(open),
    closed: factOf(closed),
  });
}

type OldFacts = ReadonlyMap<AgingFact, DatedFact>;
type Said = (name: AgingFact) => ReturnType<typeof oldYear>;

/** Facts whose words stay as they are when old, with the year next to them. */
const KEEP_THEIR_WORDS = [
  'free',
  'months',
  'telephone',
  'reserve',
  'dogs',
  'children',
  'stepFree',
] as const;

function asOfWords(written: WrittenVisit, old: OldFacts, said: Said): Visit['asOf'] {
  const names = KEEP_THEIR_WORDS.filter((name) => old.has(name) && factOf(written[name]) !== false);
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, oldWords(said(name))]));
}

function statedPrice(written: WrittenVisit, old: OldFacts, said: Said) {
  const [price, free] = [factOf(written.price), factOf(written.free)];
  const oldFree = old.has('free') && free ? 'Free' : undefined;
  const isAsOld = old.has('price') && old.get('price')?.checked === old.get('free')?.checked;
  if (oldFree && price !== undefined && isAsOld)
    return { free: undefined, price: oldPrice(`${oldFree} · ${price}`, said('price')) };
  const parts = [
    oldFree && oldPrice(oldFree, said('free')),
    price && old.has('price') ? oldPrice(price, said('price')) : price,
  ].filter((part) => part !== undefined);
  return {
    free: oldFree ? undefined : free,
    price: parts.length === 0 ? undefined : parts.join(' · '),
  };
}

function statedHours(written: WrittenVisit, old: OldFacts, said: Said) {
  const open = readOpen(factOf(written.open) ?? '');
  const hours = [open.rules && openInWords(open.rules), factOf(written.hours)]
    .filter(Boolean)
    .join('. ');
  const closed = factOf(written.closed);
  const name = (['open', 'hours', 'closed'] as const).find((one) => old.has(one));
  if (name === undefined) return { hours: hours || undefined, closed };
  const all = [withoutStop(hours), closed && `Closed ${closed.join(', ')}`]
    .filter(Boolean)
    .join('. ');
  return { hours: oldWords(said(name), all), closed: undefined };
}

/** The oldest fact's check and source, or the visit's if no fact ages. */
function oldestCheck(
  { verified, source }: WrittenVisit,
  dated: readonly DatedFact[],
  today: CivilDay,
): Pick<Visit, 'verified' | 'source' | 'isUnchecked' | 'isUnsaid'> {
  const facts: readonly Pick<DatedFact, 'checked' | 'source' | 'isOld'>[] =
    dated.length > 0
      ? dated
      : [{ checked: verified, source, isOld: !verified || today >= oldFrom('place', verified) }];
  const oldest = facts.reduce((one, other) =>
    (other.checked ?? '') < (one.checked ?? '') ? other : one,
  );
  const unsaid = oldest.checked !== undefined && isUnsaid(oldest.checked, today);
  return {
    verified: unsaid ? undefined : oldest.checked,
    source: oldest.source,
    isUnchecked: facts.some(({ isOld }) => isOld) || undefined,
    isUnsaid: unsaid || undefined,
  };
}

/** The fact itself, with or without its own origin. */
export function factOf<Fact>(written: Fact | ({ is: Fact } & Origin) | undefined) {
  return (isGroup(written) && 'is' in written ? written.is : written) as Fact | undefined;
}

function originOf(written: unknown): Origin {
  return isGroup(written) ? written : {};
}

function answerOf<Level extends string>(
  written: Level | ({ level: Level; note?: string | undefined } & Origin) | undefined,
): Answer<Level> | undefined {
  if (written === undefined || typeof written === 'string') return written;
  const { source: _, checked: __, ...answer } = written;
  return answer.note === undefined ? answer.level : answer;
}

/** Drops undefined fields, so that what is stated equals what was written. */
function withoutUndefined<Facts extends object>(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as Facts;
}
