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

/** How long a pause in typing is until the desk gets it, and until it's tried again; in milliseconds. */
const PAUSE = 1_200;
const AGAIN = 15_000;

type DraftAnswer = Omit<KeptDraft, 'draft'> & {
  draft: Omit<SentDraft, 'revision' | 'device'> | null;
};

/** What the desk has of this person, asked for again where it is used. */
export function useSentDrafts() {
  return useAnswer<DraftAnswer[]>(`/api/drafts?person=${personNow()}`);
}

/** Keeps what is typed on the desk, too, and gets what was typed on other devices; shows nothing. */
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
    // What has gone is gone on her other device at once; typing is waited for.
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

/** What the desk has, among what is here. */
function take(answers: readonly DraftAnswer[]): void {
  const gone = goneDrafts();
  for (const answer of answers) if (!gone.has(answer.name)) takeOne(answer);
  const known = new Set(answers.map(({ name }) => name));
  // An older state of the desk was brought back, or it was asked before it had this one.
  for (const draft of allDrafts())
    if (draft.sent && !known.has(nameOf(draft))) keepDraft({ ...draft, sent: undefined });
}

function takeOne({ name, writer, revision, device, draft: theirs }: DraftAnswer): void {
  if (theirs) {
    const mine = readDraft(theirs);
    const isOwn = mine && writer === thisBrowser();
    // The answer to what was sent from here may have been lost.
    if (isOwn) keepDraft({ ...mine, sent: { revision, value: theirs.value } });
    else keepDraft(merged(mine, { ...theirs, revision, device }));
    return;
  }
  const mine = allDrafts().find((draft) => nameOf(draft) === name);
  if (!mine?.sent || mine.sent.revision >= revision) return;
  if (isSent(mine)) forgetDraft(mine);
  // It went on another device, but here somebody has gone on typing.
  else keepDraft({ ...mine, sent: { revision, value: null } });
}

let sending = Promise.resolve(true);

/** Sends what the desk doesn't have, after what is on its way. Resolves to false if it has to be tried again. */
function sendAll(refresh: () => Promise<void>): Promise<boolean> {
  sending = sending
    .then(() => sendEach(refresh))
    .catch((error: unknown) => {
      // Whoever has to sign in first comes back by themselves.
      return error instanceof Failure && error.status === 401;
    });
  return sending;
}

async function sendEach(refresh: () => Promise<void>): Promise<true> {
  for (const [name, revision] of goneDrafts()) {
    const answer = await send(name, revision, null);
    // An answer that is on its way may have the draft yet.
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
    // Somebody may have typed on meanwhile.
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

/** This browser, as the desk tells it from others of the same person. */
function thisBrowser(): string {
  const known = localStorage.getItem('desk:browser') ?? crypto.randomUUID();
  localStorage.setItem('desk:browser', known);
  return known;
}
