import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { Outcome } from '../../content/outcome.ts';
import { errorOf, useRefresh } from '../data/api.ts';
import { useSentDrafts } from '../data/draft-sync.ts';
import {
  allDrafts,
  DATES,
  type Draft,
  dropDraft,
  keepDraft,
  onDrafts,
  pathOf,
} from '../data/drafts.ts';
import { publishFinished, rememberLive } from '../data/publishing.ts';
import { OutcomeNote } from './OutcomeNote.tsx';
import { Trouble } from './Trouble.tsx';

/** What was typed, here or on another device, and isn't live. */
export function NotFinished() {
  // What is new on the desk comes in while this page is looked at.
  useSentDrafts();
  useSyncExternalStore(onDrafts, () => JSON.stringify(allDrafts()));
  const refresh = useRefresh();
  const [outcome, setOutcome] = useState<Outcome>();
  const [says, setSays] = useState('');
  const [error, setError] = useState<Error>();
  const [gone, setGone] = useState<Draft>();
  const drafts = allDrafts();
  const entries = drafts.filter(({ ref }) => ref.list !== DATES.list);
  if (drafts.length === 0 && !gone && !says) return null;
  const send = async (isMeant: boolean) => {
    try {
      const answer = await publishFinished(entries, isMeant);
      const { length } = allDrafts().filter(({ ref }) => ref.list !== DATES.list);
      setOutcome(answer);
      setSays(sentence(answer, length));
      if (answer) rememberLive(answer);
      await refresh();
    } catch (thrown) {
      setError(errorOf(thrown));
    }
  };
  return (
    <section className="card" aria-labelledby="not-finished">
      <h2 id="not-finished">Not finished</h2>
      <ul className="plain links">
        {drafts.map((draft) => (
          <li key={pathOf(draft)} className="row">
            <span className="grow">
              <Link href={pathOf(draft)}>{draft.title || 'Something new'}</Link>{' '}
              <span className="soft">{stateOf(draft)}</span>
            </span>
            <button
              type="button"
              className="chip"
              onClick={() => {
                dropDraft(draft);
                setGone(draft);
              }}
            >
              Delete<span className="unseen">{` ${draft.title || 'something new'}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {gone && (
          <div className="row">
            <span className="grow">{`“${gone.title || 'Something new'}” is deleted.`}</span>
            <button
              type="button"
              className="chip"
              onClick={() => {
                keepDraft({ ...gone, sent: undefined });
                setGone(undefined);
              }}
            >
              Bring it back
            </button>
          </div>
        )}
        {says && <p>{says}</p>}
      </div>
      {entries.length > 0 && (
        <button type="button" className="button button-action" onClick={() => void send(false)}>
          {entries.length === 1 ? 'Publish it' : `Publish all ${entries.length}`}
        </button>
      )}
      {outcome && outcome.is !== 'live' && (
        <OutcomeNote outcome={outcome} onMeant={() => void send(true)} />
      )}
      {error && <Trouble error={error} />}
    </section>
  );
}

function stateOf({ other, device, refused }: Draft): string {
  if (other) return 'typed twice: look at both';
  if (refused) return 'on this phone only';
  return device === undefined ? '' : `from the other device (${device})`;
}

function sentence(outcome: Outcome | undefined, rest: number): string {
  const it = rest === 1 ? 'One is not finished: open it to see what is missing.' : '';
  const waits = it || `${rest} are not finished: open them to see what is missing.`;
  if (!outcome) return `Nothing went live. ${waits}`;
  return outcome.is === 'live' && rest > 0 ? `The rest is live. ${waits}` : '';
}
