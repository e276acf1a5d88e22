import type { EntryRef } from '../../content/entries.ts';
import type { StartPage } from '../../content/start-page.ts';
import { Button } from '../controls/Button.tsx';
import { useAnswer } from '../data/api.ts';
import { byWhom } from '../data/days.ts';
import { lastLive } from '../data/publishing.ts';
import type { Entry } from './entry.ts';
import { useTakeBack } from './OutcomeNote.tsx';
import { wayBack } from './Steps.tsx';

/** What last went live, and a button that takes it back. */
export function LiveBanner({ last }: Pick<StartPage, 'last'>) {
  const { id: version, author, message, time, canBeTakenBack, isUndo } = last;
  const { send, isBusy, note } = useTakeBack(version);
  const mine = lastLive();
  const isMine = mine?.version === version;
  const [seen] = isMine ? mine.refs : [];
  return (
    <section
      className={isMine ? 'live live-mine' : 'live'}
      aria-label="What went live last"
      aria-live="polite"
    >
      <p>
        <strong>{isMine ? 'Live.' : 'Live now:'}</strong> {message}
      </p>
      <p className="soft">{byWhom(author, time)}</p>
      {canBeTakenBack && (
        <div className="row">
          {seen && <SeeIt entry={seen} />}
          <Button look="quiet" disabled={isBusy} onClick={() => send()}>
            {isBusy ? 'One moment …' : wayBack(isUndo)}
          </Button>
        </div>
      )}
      {note}
    </section>
  );
}

function SeeIt({ entry }: { entry: EntryRef }) {
  const query = new URLSearchParams({ list: entry.list, key: String(entry.key) });
  const { data } = useAnswer<Entry>(`/api/entry?${query}`);
  const waits = Date.parse(String(data?.row?.publishedAt)) > Date.now();
  if (!data?.address || waits) return null;
  return (
    <a className="button button-quiet" href={data.address} target="_blank" rel="noreferrer">
      See it
    </a>
  );
}
