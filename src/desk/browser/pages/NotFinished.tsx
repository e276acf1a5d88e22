import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { Outcome } from '../../content/outcome.ts';
import { Button } from '../controls/Button.tsx';
import { useRefresh } from '../data/api.ts';
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
import { publishFinished } from '../data/publishing.ts';
import { useOutcome } from './OutcomeNote.tsx';

/** Drafts that aren't live yet, typed here or on another device. */
export function NotFinished() {
  // Refetches the desk's drafts while this page is open.
  useSentDrafts();
  useSyncExternalStore(onDrafts, () => JSON.stringify(allDrafts()));
  const refresh = useRefresh();
  const [says, setSays] = useState('');
  const [gone, setGone] = useState<Draft>();
  const drafts = allDrafts();
  const entries = drafts.filter(isOfEntry);
  const { send, isBusy, note } = useOutcome(async (isMeant) => {
    const answer = await publishFinished(entries, isMeant);
    setSays(sentence(answer, allDrafts().filter(isOfEntry).length));
    await refresh();
    return answer;
  });
  if (drafts.length === 0 && !gone && !says) return null;
  return (
    <section className="card" aria-labelledby="not-finished">
      <h2 id="not-finished">Not finished</h2>
      <ul className="plain links">
        {drafts.map((draft) => (
          <li key={pathOf(draft)} className="row">
            <span className="grow">
              <Link href={pathOf(draft)}>{titleOf(draft)}</Link>{' '}
              <span className="soft">{stateOf(draft)}</span>
            </span>
            <Button
              onClick={() => {
                dropDraft(draft);
                setGone(draft);
              }}
              more={` ${titleOf(draft)}`}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <div role="status">
        {gone && (
          <div className="row">
            <span className="grow">{`“${titleOf(gone)}” is deleted.`}</span>
            <Button
              onClick={() => {
                keepDraft({ ...gone, sent: undefined });
                setGone(undefined);
              }}
            >
              Bring it back
            </Button>
          </div>
        )}
        {says && <p>{says}</p>}
      </div>
      {entries.length > 0 && (
        <Button look="action" disabled={isBusy} onClick={() => send()}>
          {isBusy ? 'Publishing …' : publishWords(entries.length)}
        </Button>
      )}
      {note}
    </section>
  );
}

function isOfEntry({ ref }: Draft): boolean {
  return ref.list !== DATES.list;
}

function titleOf({ ref, title, base, value }: Draft): string {
  if (ref.list !== 'site') return title || 'Something new';
  const rest = [base, value].map((fields) => JSON.stringify({ ...fields, notice: undefined }));
  return rest[0] === rest[1] ? 'Notice' : 'Your business';
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

function publishWords(count: number): string {
  return count === 1 ? 'Publish it' : `Publish all ${count}`;
}
