import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { Announced, Usual } from '../../content/announcements.ts';
import { announcedProblem, type Days } from '../../forms/announced-days.ts';
import { withField } from '../../forms/form.ts';
import { Button } from '../controls/Button.tsx';
import { useAnswer, useRefresh } from '../data/api.ts';
import { today } from '../data/days.ts';
import { DATES, dropDraft } from '../data/drafts.ts';
import { editPath } from '../data/edit-path.ts';
import { askOutcome, isOffHand } from '../data/publishing.ts';
import { useDraft } from '../data/use-draft.ts';
import { EventDates } from './EventDates.tsx';
import { showWrong, whileStill } from './form-focus.ts';
import { useOutcome } from './OutcomeNote.tsx';
import { Waiting } from './Trouble.tsx';

const DRAFT = { ref: DATES };

/** Every event whose next days are only the usual ones, with fields for the announced days. */
export function DatesPage() {
  const { data: events, error } = useAnswer<Usual[]>('/api/dates');
  const [, go] = useLocation();
  const refresh = useRefresh();
  const { draft, change } = useDraft(DRAFT, null, () => 'Dates announced');
  const dates = (draft.value ?? {}) as Record<string, Days>;
  const [wasSent, setWasSent] = useState(false);
  const problemOf = (event: Usual) => {
    const typed = dates[editPath(event.ref)];
    return typed && announcedProblem(event, typed, today());
  };
  const wrong = (events ?? []).filter(problemOf).map(({ title }) => `“${title}”`);
  const ready = (events ?? []).flatMap(({ ref, from: usual, when }): Announced[] => {
    const { from, to } = dates[editPath(ref)] ?? {};
    return from ? [{ ...ref, from, to: to || from, usual, when }] : [];
  });
  const page = useRef<HTMLElement>(null);
  const publish = async (isMeant: boolean) => {
    const answer = await askOutcome('/api/announced', { dates: ready, isMeant });
    if (isOffHand(answer)) dropDraft(DRAFT);
    // Somebody else may have announced some of them meanwhile.
    await refresh();
    return answer;
  };
  const { send, isBusy, note } = useOutcome(async (isMeant) => {
    const answer = await whileStill(page.current, () => publish(isMeant));
    if (isOffHand(answer)) go('/');
    return answer;
  });
  const check = () => {
    flushSync(() => setWasSent(true));
    if (wrong.length > 0) showWrong(page.current);
    else send();
  };
  return (
    <main className="page" ref={page}>
      <h1>Dates announced</h1>
      <p>
        These are on “usually”. Once somebody has announced the days, enter the first and the last.
      </p>
      <Waiting isThere={events !== undefined} error={error} />
      <ul className="plain">
        {events?.map((event) => (
          <li key={editPath(event.ref)} className="card">
            <EventDates
              event={event}
              dates={dates[editPath(event.ref)]}
              problem={problemOf(event)}
              onChange={(next) => change(withField(dates, editPath(event.ref), next))}
            />
          </li>
        ))}
      </ul>
      {events?.length === 0 && <p>All of them are announced.</p>}
      <div className="bar">
        {note}
        {wasSent && wrong.length > 0 && (
          <p className="problem" role="alert">
            Nothing is live yet. Look at {new Intl.ListFormat('en-US').format(wrong)}.
          </p>
        )}
        <p className="soft">
          {ready.length === 1 ? '1 event changes' : `${ready.length} events change`}
        </p>
        <Button
          look="action"
          className="wide"
          disabled={ready.length + wrong.length === 0}
          onClick={check}
        >
          {isBusy ? 'Publishing …' : 'Publish'}
        </Button>
      </div>
    </main>
  );
}
