import { useEffect } from 'react';
import type { KeptDraft } from '../../people/draft-store.ts';
import { ask, Failure, useAnswer, useRefresh } from './api.ts';
import {
  allDrafts,
  type Draft,
  forgetDraft,
  forgetGone,
  goneDrafts,
  keepDraft,
  nameOf,
  onDrafts,
  personNow,
  readDraft,
  type SentDraft,
  textOf,
} from './drafts.ts';
import { isSent, merged } from './merged-drafts.ts';

/** Pause in typing before drafts are sent, and time until a retry; in milliseconds. */
const PAUSE = 1_200;
const AGAIN = 15_000;

type DraftAnswer = Omit<KeptDraft, 'draft'> & {
  draft: Omit<SentDraft, 'revision' | 'device'> | null;
};

/** This person's drafts on the desk. */
export function useSentDrafts() {
  return useAnswer<DraftAnswer[]>(`/api/drafts?person=${personNow()}`);
}

/** Syncs drafts with the desk, and so with the person's other devices; renders nothing. */
export function DraftSync(): null {
  const { data } = useSentDrafts();
  const refresh = useRefresh();
  useEffect(() => {
    if (data) take(data);
  }, [data]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const sendSoon = (pause = PAUSE) => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void sendAll(refresh).then((isDone) => isDone || sendSoon(AGAIN)),
        pause,
      );
    };
    const now = () => sendSoon(0);
    // Deletions reach the other devices at once; typing is debounced.
    const stop = onDrafts(() => sendSoon(goneDrafts().size > 0 ? 0 : PAUSE));
    addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    now();
    return () => {
      clearTimeout(timer);
      stop();
      removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [refresh]);
  return null;
}

function take(answers: readonly DraftAnswer[]): void {
  const gone = goneDrafts();
  for (const answer of answers) if (!gone.has(answer.name)) takeOne(answer);
  const known = new Set(answers.map(({ name }) => name));
  // The desk was restored from a backup, or was asked before it had this draft.
  for (const draft of allDrafts())
    if (draft.sent && !known.has(nameOf(draft))) keepDraft({ ...draft, sent: undefined });
}

function takeOne({ name, writer, revision, device, draft: theirs }: DraftAnswer): void {
  if (theirs) {
    const mine = readDraft(theirs);
    const isOwn = mine && writer === thisBrowser();
    // It was sent from here, even if the answer was lost.
    if (isOwn) keepDraft({ ...mine, sent: { revision, value: theirs.value } });
    else keepDraft(merged(mine, { ...theirs, revision, device }));
    return;
  }
  const mine = allDrafts().find((draft) => nameOf(draft) === name);
  if (!mine?.sent || mine.sent.revision >= revision) return;
  if (isSent(mine)) forgetDraft(mine);
  // Deleted on another device, but somebody went on typing here.
  else keepDraft({ ...mine, sent: { revision, value: null } });
}

let sending = Promise.resolve(true);

/** Sends what the desk lacks, one pass at a time. Resolves to false if a retry is needed. */
function sendAll(refresh: () => Promise<void>): Promise<boolean> {
  sending = sending
    .then(() => sendEach(refresh))
    .catch((error: unknown) => {
      // No retry on 401: signing in starts the sync again.
      return error instanceof Failure && error.status === 401;
    });
  return sending;
}

async function sendEach(refresh: () => Promise<void>): Promise<true> {
  for (const [name, revision] of goneDrafts()) {
    const answer = await send(name, revision, null);
    // An answer on its way may still have the deleted draft.
    void refresh();
    forgetGone(name);
    if (answer.draft) takeOne(answer);
  }
  for (const draft of allDrafts())
    if (!draft.other && !isSent(draft) && textOf(draft) !== null) await sendOne(draft);
  return true;
}

async function sendOne({ ref, id, title, day, base, value, sent }: Draft): Promise<void> {
  const revision = sent?.revision ?? 0;
  try {
    const answer = await send(nameOf({ ref, id }), revision, { ref, id, title, day, base, value });
    const now = readDraft({ ref, id });
    if (!now) return;
    const isKept = JSON.stringify(answer.draft?.value) === JSON.stringify(value);
    // Typing may have gone on meanwhile.
    if (isKept)
      keepDraft({ ...now, refused: undefined, sent: { revision: answer.revision, value } });
    else takeOne(answer);
  } catch (error) {
    const isRefused = error instanceof Failure && [400, 413].includes(error.status);
    if (!isRefused) throw error;
    const now = readDraft({ ref, id });
    if (now) keepDraft({ ...now, refused: error.message });
  }
}

function send(name: string, revision: number, draft: object | null): Promise<DraftAnswer> {
  const person = personNow();
  return ask<DraftAnswer>('/api/drafts', { person, name, revision, writer: thisBrowser(), draft });
}

function thisBrowser(): string {
  const known = localStorage.getItem('desk:browser') ?? crypto.randomUUID();
  localStorage.setItem('desk:browser', known);
  return known;
}
