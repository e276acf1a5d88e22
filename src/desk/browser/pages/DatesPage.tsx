import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { Announced, Usual } from '../../content/announcements.ts';
import { Button } from '../controls/Button.tsx';
import { useAnswer, useRefresh } from '../data/api.ts';
import { dayInWords } from '../data/days.ts';
import { DATES, dropDraft } from '../data/drafts.ts';
import { editPath } from '../data/edit-path.ts';
import { askOutcome, isOffHand } from '../data/publishing.ts';
import { useDraft } from '../data/use-draft.ts';
import { whileStill } from './form-focus.ts';
import { useOutcome } from './OutcomeNote.tsx';
import { Trouble } from './Trouble.tsx';

interface Dates {
  from: string;
  to: string;
}

const DRAFT = { ref: DATES };

/** Every event whose next days are only usual: two dates each, and where to read them. */
export function DatesPage() {
  const { data: events, error } = useAnswer<Usual[]>('/api/dates');
  const [, go] = useLocation();
  const refresh = useRefresh();
  const { draft, change } = useDraft(DRAFT, null, () => 'Dates announced');
  const dates = (draft.value ?? {}) as Record<string, Dates>;
  const keep = (name: string, next: Dates | undefined) => {
    const { [name]: _, ...rest } = dates;
    change(next ? { ...rest, [name]: next } : rest);
  };
  const ready = (events ?? []).flatMap(({ ref, from: usual, when }): Announced[] => {
    const { from, to } = dates[editPath(ref)] ?? {};
    return from ? [{ ...ref, from, to: to || from, usual, when }] : [];
  });
  const page = useRef<HTMLElement>(null);
  const publish = async (isMeant: boolean) => {
    const answer = await askOutcome('/api/announced', { dates: ready, isMeant });
    if (isOffHand(answer)) dropDraft(DRAFT);
    // What somebody else has announced meanwhile isn't asked for any more.
    await refresh();
    return answer;
  };
  const { send, note } = useOutcome(async (isMeant) => {
    const answer = await whileStill(page.current, () => publish(isMeant));
    if (isOffHand(answer)) go('/');
    return answer;
  });
  return (
    <main className="page" ref={page}>
      <h1>Dates announced</h1>
      <p>
        These are on “usually”. Once somebody has announced the days, enter the first and the last.
      </p>
      {error && <Trouble error={error} />}
      <ul className="plain">
        {events?.map((event) => (
          <li key={editPath(event.ref)} className="card">
            <EventDates
              event={event}
              dates={dates[editPath(event.ref)]}
              onChange={(next) => keep(editPath(event.ref), next)}
            />
          </li>
        ))}
      </ul>
      {events?.length === 0 && <p>All of them are announced.</p>}
      <div className="bar">
        {note}
        <p className="soft">
          {ready.length === 1 ? '1 event changes' : `${ready.length} events change`}
        </p>
        <Button look="action" className="wide" disabled={ready.length === 0} onClick={() => send()}>
          Publish
        </Button>
      </div>
    </main>
  );
}

interface EventDatesProps {
  event: Usual;
  dates: Dates | undefined;
  onChange: (next: Dates | undefined) => void;
}

function EventDates({ event, dates, onChange }: EventDatesProps) {
  const { ref, title, from, to, source } = event;
  const name = `${ref.list}-${ref.key}`;
  const isOneDay = from === to;
  const usual = isOneDay ? dayInWords(from) : `${dayInWords(from)}, to ${dayInWords(to)}`;
  const typed = dates ?? { from: '', to: '' };
  return (
    <fieldset>
      <legend>{title}</legend>
      <p className="soft">
        Usually {usual}.{' '}
        {source && (
          <a href={source} target="_blank" rel="noreferrer">
            Where it is announced
          </a>
        )}
      </p>
      <div className="row">
        <label htmlFor={`${name}-from`}>
          First day
          <input
            id={`${name}-from`}
            type="date"
            value={typed.from}
            onChange={({ target }) => {
              const next = { from: target.value, to: isOneDay ? target.value : typed.to };
              onChange(next.from || next.to ? next : undefined);
            }}
          />
        </label>
        <label htmlFor={`${name}-to`}>
          Last day
          <input
            id={`${name}-to`}
            type="date"
            value={typed.to}
            min={typed.from}
            onChange={({ target }) => onChange({ ...typed, to: target.value })}
          />
        </label>
        <Button onClick={() => onChange({ from, to })} more={`: ${title}`}>
          As usual
        </Button>
      </div>
      {typed.from && (
        <p className="said">
          {[typed.from, ...(typed.to && typed.to !== typed.from ? [typed.to] : [])]
            .map(dayInWords)
            .join(', to ')}
        </p>
      )}
    </fieldset>
  );
}
