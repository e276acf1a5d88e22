import type { CheckedRow } from '../../content/check-row.ts';
import type { Edit, EntryRef } from '../../content/entries.ts';
import type { Outcome } from '../../content/outcome.ts';
import type { Written } from '../../forms/form.ts';
import { ask } from './api.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts';

const LIVE = 'desk:live';

interface Live {
  version: number;
  refs: EntryRef[];
}

/** Publishes drafts and `more`, now or at an hour, and drops the drafts if that worked. */
export async function publish(
  drafts: readonly Draft[],
  isMeant: boolean,
  hour?: string,
  more: readonly Edit[] = [],
): Promise<Outcome> {
  const typed = drafts.map(({ ref, base, value }): Edit => ({ ...ref, base, value }));
  const edits = [...typed, ...more];
  const outcome = await askOutcome(hour ? '/api/plan' : '/api/publish', { edits, hour, isMeant });
  if (isOffHand(outcome)) for (const draft of drafts) dropPublished(draft);
  return outcome;
}

/** Drops a published draft, or rebases onto it what was typed since. */
function dropPublished(draft: Draft): void {
  const now = readDraft(draft);
  const isSame = JSON.stringify(now?.value) === JSON.stringify(draft.value);
  if (now && !isSame) keepDraft({ ...now, base: draft.value });
  else dropDraft(draft);
}

/** Takes an entry off the home page as it is live, without its draft; undefined if it's off already. */
export async function leavingHome(ref: EntryRef): Promise<Edit | undefined> {
  const { row } = await ask<{ row: Written | null }>('/api/row', ref);
  if (row?.featured !== true) return undefined;
  const { featured: _, ...value } = row;
  return { ...ref, base: row, value };
}

/** True if nothing is left to do: it's live, was so already, or is planned. */
export function isOffHand({ is }: Outcome): boolean {
  return is === 'live' || is === 'same' || is === 'planned';
}

/** In bytes. The desk accepts requests of up to 1 MB; this leaves room for the rest of one. */
const MOST_BYTES = 900_000;

/** Publishes the finished drafts, in one step if they fit into a request. Undefined if none are. */
export async function publishFinished(
  drafts: readonly Draft[],
  isMeant: boolean,
): Promise<Outcome | undefined> {
  const checks = drafts.map(async ({ ref, value, other }) => {
    const { problems } = await ask<CheckedRow>('/api/check', { ...ref, value });
    return problems.length === 0 && !other;
  });
  const isRight = await Promise.all(checks);
  let outcome: Outcome | undefined;
  for (const some of portionsOf(drafts.filter((_, index) => isRight[index]))) {
    outcome = (await publishAtOnce(some, isMeant)) ?? outcome;
    if (outcome && !isOffHand(outcome)) break;
  }
  return outcome;
}

function portionsOf(drafts: readonly Draft[]): Draft[][] {
  const portions: Draft[][] = [];
  let room = 0;
  for (const draft of drafts) {
    const { size } = new Blob([JSON.stringify(draft)]);
    if (size > room) {
      portions.push([]);
      room = MOST_BYTES;
    }
    portions.at(-1)?.push(draft);
    room -= size;
  }
  return portions;
}

async function publishAtOnce(
  drafts: readonly Draft[],
  isMeant: boolean,
): Promise<Outcome | undefined> {
  let finished = drafts;
  while (finished.length > 0) {
    const outcome = await publish(finished, isMeant);
    const rest = finished.filter((draft, index) => !isInTheWay(draft, index, outcome));
    if (rest.length === finished.length || rest.length === 0) return outcome;
    finished = rest;
  }
  return undefined;
}

function isInTheWay({ ref }: Draft, index: number, outcome: Outcome): boolean {
  if (outcome.is === 'refused') return outcome.of.includes(index);
  const theirs = outcome.is === 'conflict' ? outcome.theirs : [];
  return theirs.some((each) => each.ref.list === ref.list && each.ref.key === ref.key);
}

/** Asks the desk to publish or undo; remembers what went live, for as long as the window is open. */
export async function askOutcome(path: string, body: object): Promise<Outcome> {
  const outcome = await ask<Outcome>(path, body);
  if (outcome.is === 'live') {
    const { version, refs } = outcome;
    sessionStorage.setItem(LIVE, JSON.stringify({ version, refs } satisfies Live));
  }
  return outcome;
}

/** What last went live from this window. */
export function lastLive(): Live | undefined {
  const text = sessionStorage.getItem(LIVE);
  return text === null ? undefined : (JSON.parse(text) as Live);
}
