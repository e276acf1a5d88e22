import type { ContentProblem } from '../../content/content-source.ts';
import { problemIn } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { factOf } from '../../model/visit/stated-visit.ts';

type SaidFact = 'dogs' | 'children' | 'stepFree';

/** What an entry's words allow or rule out. Better to miss one than to see one that isn't there. */
const SAYINGS: Readonly<Record<SaidFact, { yes: RegExp; no: RegExp; who: string }>> = {
  dogs: {
    who: 'dogs',
    yes: /\b(?:leashed|well-behaved) (?:dogs?|pets?)\b|\b(?:dogs?|pets?)(?: on (?:a )?leash(?:es)?)?(?: are)? (?:allowed|welcome)\b|\bbring (?:the|your|a) dog\b|\b(?:dog|pet)-friendly\b/i,
    no: /\bno (?:dogs?|pets)\b|\bleave (?:the|your) dogs? at home\b|\b(?:dogs?|pets) (?:are )?(?:not|never) (?:allowed|welcome)\b/i,
  },
  children: {
    who: 'children',
    yes: /\bbelongs? to (?:the )?(?:children|kids)\b|\b(?:games?|made|good|great|fun|rides) for (?:small |young )?(?:children|kids|families)\b|\b(?:kid|child|family)-friendly\b|\b(?:children|kids|families)(?: are)? welcome\b/i,
    no: /\badults only\b|\b21 and (?:up|over|older)\b|\bno (?:children|kids|minors)\b/i,
  },
  stepFree: {
    who: 'wheelchairs',
    yes: /\b(?:wheelchair|stroller)[- ](?:accessible|friendly)\b|(?<!not )\bstep-free\b|\b(?:takes|enough for) (?:strollers|wheelchairs)\b/i,
    no: /\bno wheelchairs?\b|\bnot (?:wheelchair[- ]accessible|step-free)\b/i,
  },
};

/** Activities and events whose words disagree with their facts; choices only know the facts. */
export function saidFacts({
  activities,
  events,
}: Pick<ContentEntries, 'activities' | 'events'>): ContentProblem[] {
  return [...activities, ...events].flatMap(({ value, place }) =>
    (['description', 'story'] as const).flatMap((field) =>
      (Object.keys(SAYINGS) as SaidFact[]).flatMap((fact) => {
        const message = disagreement(value[field] ?? '', fact, factOf(value.visit?.[fact]));
        return message === undefined ? [] : [problemIn(place, field, message)];
      }),
    ),
  );
}

function disagreement(text: string, fact: SaidFact, stated: unknown): string | undefined {
  const { yes, no, who } = SAYINGS[fact];
  const said = no.test(text) ? 'no' : yes.test(text) ? 'yes' : undefined;
  if (said === undefined) return undefined;
  const says = `says that ${who} ${said === 'no' ? 'can’t' : 'can'} come along`;
  const level = levelOf(stated);
  if (level === undefined)
    return `${says}, but visit.${fact} doesn’t, so no choice finds it; add visit.${fact}: ${said}`;
  const opposite = said === 'no' ? 'yes' : 'no';
  return level === opposite
    ? `${says}, but visit.${fact} is ${level}; correct one of them`
    : undefined;
}

function levelOf(stated: unknown): unknown {
  return typeof stated === 'object' && stated !== null && 'level' in stated ? stated.level : stated;
}
