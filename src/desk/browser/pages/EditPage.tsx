import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearchParams } from 'wouter';
import type { CheckedRow } from '../../content/check-row.ts';
import type { HomePlaces } from '../../content/home-places.ts';
import type { Outcome } from '../../content/outcome.ts';
import { filledIn } from '../../forms/fill-in.ts';
import {
  groupIn,
  labelOf,
  nameOf,
  type Written,
  withGroup,
  wordedChanges,
} from '../../forms/form.ts';
import { Button } from '../controls/Button.tsx';
import { Fields } from '../controls/Fields.tsx';
import type { FormState } from '../controls/form-state.ts';
import { ask, useAnswer, useRefresh } from '../data/api.ts';
import { dayOfHour } from '../data/days.ts';
import { keyOfPath } from '../data/edit-path.ts';
import { isSent } from '../data/merged-drafts.ts';
import { isOffHand, leavingHome, publish } from '../data/publishing.ts';
import { useDraft, useNewId } from '../data/use-draft.ts';
import { DraftConflicts, DraftState } from './DraftConflicts.tsx';
import { daysProblems, type Entry, homeProblems, useChecked } from './entry.ts';
import { goToNextField, showWrong, whileStill } from './form-focus.ts';
import { useMarked } from './marked-problems.ts';
import { useOutcome } from './OutcomeNote.tsx';
import { PlannedNote } from './Plans.tsx';
import { Preview } from './Preview.tsx';
import { PublishBar } from './PublishBar.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { EntrySteps } from './Steps.tsx';
import { Waiting } from './Trouble.tsx';

/** An entry's form, based on what is live now. */
export function EditPage({ list, entry }: { list: string; entry: string }) {
  const key = keyOfPath(entry);
  const path = `/api/entry?list=${encodeURIComponent(list)}&key=${encodeURIComponent(key)}`;
  const { data, error } = useAnswer<Entry>(path);
  const id = useNewId(key === '' ? list : undefined);
  return (
    <main className="page">
      <Waiting isThere={data !== undefined} error={error} />
      {data && key !== '' && data.row === null && <p>It is gone.</p>}
      {data && (key === '' ? id !== undefined : data.row !== null) && (
        <EntryForm key={id} entry={data} id={id} />
      )}
    </main>
  );
}

function EntryForm({ entry, id }: { entry: Entry; id: string | undefined }) {
  const { ref, row, address } = entry;
  const { list, key } = ref;
  const name = useMemo(() => ({ ref: { list, key }, id }), [list, key, id]);
  const [parameters] = useSearchParams();
  const only = parameters.get('only');
  const [, go] = useLocation();
  const refresh = useRefresh();
  const { draft, change: type, keep, throwAway, bringBack } = useDraft(name, row, nameOf);
  const [wasSent, setWasSent] = useState(false);
  const [sending, setSending] = useState(0);
  const [hour, setHour] = useState<string>();
  const [goes, setGoes] = useState<HomePlaces['others'][number]>();
  const value = draft.value ?? {};
  const [checked, setChecked] = useChecked(entry, JSON.stringify(value));
  const change = (next: Written, at = hour) => {
    const filled = hour ? dayOfHour(hour) : draft.day;
    type(row === null ? filledIn(entry.form, value, next, dayOfHour(at), filled) : next);
  };
  const putOff = (at: string | undefined) => {
    setHour(at);
    // A new entry is dated on the day it goes live.
    if (row === null && changes.length > 0) change(value, at ?? '');
  };

  const isStale = row !== null && JSON.stringify(row) !== JSON.stringify(draft.base);
  const changes = wordedChanges(entry.form, draft.base ?? {}, value);
  const fields = only ? groupIn(entry.form, only) : entry.form;
  // A new entry starts with the focus in its first field.
  const [wasEmpty] = useState(only ? value[only] === undefined : row === null);
  const first = [only, fields[0]?.name].filter(Boolean).join('.');
  const focus = parameters.get('field') ?? (wasEmpty ? first : undefined);
  const isSettled = draft.base?.featured === true || goes !== undefined;
  const atHome = homeProblems(entry, value, isSettled);
  const problems = [...checked.problems, ...atHome];
  const early = wasEmpty && !wasSent ? daysProblems(entry.form, value, problems) : problems;
  const [marked, mark] = useMarked(ref, value);
  const state: FormState = {
    problems: [...early, ...marked],
    said: checked.said,
    days: checked.days,
    focus,
    home: entry.home,
    towns: entry.towns ?? [],
    goes: goes?.key,
    onGoes: setGoes,
    one: entry.one ?? ref.list,
    isSending: sending > 0,
    onSending: (isSending) => setSending((count) => count + (isSending ? 1 : -1)),
  };
  const form = useRef<HTMLFormElement>(null);
  /** Undefined if something is wrong in the form. */
  const checkAndPublish = async (isMeant: boolean): Promise<Outcome | undefined> => {
    const found = await ask<CheckedRow>('/api/check', { ...ref, value });
    flushSync(() => {
      setChecked((before) => ({ ...before, problems: found.problems }));
      // Only now, since problems known before may be fixed by this time.
      setWasSent(true);
    });
    if (found.problems.length + atHome.length > 0) return undefined;
    const leaves =
      goes && value.featured === true ? await leavingHome({ list, key: goes.key }) : undefined;
    const answer = await publish([draft], isMeant, hour, leaves ? [leaves] : []);
    if (isOffHand(answer)) await refresh();
    return answer;
  };
  const { outcome, setOutcome, send, isBusy, note } = useOutcome(
    async (isMeant) => {
      const answer = await whileStill(form.current, () => checkAndPublish(isMeant));
      mark(answer);
      if (!answer) showWrong(form.current);
      else if (isOffHand(answer)) go('/');
      return answer;
    },
    () => showWrong(form.current),
  );
  const theirs = outcome?.is === 'conflict' ? outcome.theirs : [];
  const own = theirs.find((each) => each.ref.list === list && each.ref.key === key);
  const now = own ? own.row : isStale ? row : undefined;
  return (
    <form
      ref={form}
      noValidate
      aria-busy={isBusy}
      onKeyDown={goToNextField}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h1>{only ? labelOf(entry.form, only) : (entry.title ?? `A new ${entry.one}`)}</h1>
      {address && !only && (
        <a className="text-link" href={address} target="_blank" rel="noreferrer">
          See its page
        </a>
      )}
      <PlannedNote entry={ref} />
      <DraftConflicts
        form={entry.form}
        draft={draft}
        now={now}
        onChoose={(next) => {
          keep(next);
          setOutcome(undefined);
        }}
      />
      <Fields
        fields={fields}
        value={only ? ((value[only] as Written | undefined) ?? {}) : value}
        path={only ?? ''}
        state={state}
        onChange={(next) => change(only ? withGroup(value, only, next) : next)}
      />
      {!only && (
        <Preview entryRef={ref} value={value} problems={checked.problems} form={entry.form} />
      )}
      {row !== null && !only && <EntrySteps entry={ref} />}
      {row !== null && !only && ref.list !== 'site' && ref.list !== 'page' && (
        <RemoveButton entry={entry} onDone={() => go('/')} />
      )}
      {only && row?.[only] !== undefined && (
        <Button look="quiet" onClick={() => change(withGroup(value, only, {}))}>
          Take the {labelOf(entry.form, only).toLowerCase()} away
        </Button>
      )}
      <PublishBar
        form={entry.form}
        before={draft.base ?? {}}
        after={value}
        changes={changes}
        wrong={wasSent ? problems.map(({ field }) => field) : []}
        note={own ? null : note}
        isBusy={isBusy}
        isAsked={outcome?.is === 'asks'}
        kept={isSent(draft) ? 'kept' : 'kept here'}
        hour={hour}
        sending={sending}
        hasPage={address !== null}
        namedBy={entry.namedBy ?? 0}
        isBlocked={now !== undefined || !!draft.other}
        onHour={putOff}
        onBringBack={bringBack}
      />
      <DraftState draft={draft} onThrowAway={throwAway} />
    </form>
  );
}
