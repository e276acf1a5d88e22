import { type DragEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { parseDay } from '../../../model/day/civil-day.ts';
import type { NamedEntry } from '../../content/page-of.ts';
import type { CalendarFile } from '../../in-out/read-calendar.ts';
import { ask } from '../data/api.ts';
import { today } from '../data/days.ts';
import { keepDraft, newId, pathOf } from '../data/drafts.ts';
import { editPath } from '../data/edit-path.ts';
import { keepRest, type RestEvent, readRest } from '../data/file-rest.ts';
import { useAttempt } from './Trouble.tsx';
import './in-out.css';
import { Button } from '../controls/Button.tsx';

const NEW = { list: 'events', key: null };

/** Larger files aren't even read. */
const MOST_BYTES = 8_000_000;

/** Takes events from a calendar file. Each fills a form; nothing is saved until that is published. */
export function CalendarFilePage() {
  const [, go] = useLocation();
  const [rest, setRest] = useState(readRest);
  const [says, setSays] = useState('');
  const { attempt, trouble } = useAttempt();
  const keep = (next: readonly RestEvent[]) => {
    keepRest(next);
    setRest([...next]);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSays('One moment …');
    const isTaken = await attempt(async () => {
      if (file.size > MOST_BYTES) throw new Error('This file is too large for a calendar.');
      const text = await file.text();
      // Loaded on demand: most people never have a calendar file.
      const { readCalendar } = await import('../../in-out/read-calendar.ts');
      const read = readCalendar(text, parseDay(today()) ?? 0);
      const events = read.events.map(({ value: { title, when } }) => ({ title, when }));
      const duplicates =
        events.length > 0 ? await ask<(NamedEntry | null)[]>('/api/duplicates', { events }) : [];
      keep(
        read.events.map((event, index): RestEvent => {
          const duplicate = duplicates[index];
          return {
            ...event,
            duplicate: duplicate ? { key: duplicate.ref.key ?? '', title: duplicate.title } : null,
          };
        }),
      );
      setSays(inWords(read));
    });
    if (!isTaken) setSays('');
  };
  const fill = (event: RestEvent) => {
    const { value } = event;
    const draft = { ref: NEW, id: newId(), title: value.title, base: null, value };
    keepDraft(draft);
    keep(rest.filter((each) => each !== event));
    go(pathOf(draft));
  };
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      void take(event.dataTransfer.files[0]);
    },
  };
  return (
    <main className="page" {...drop}>
      <h1>Events from a calendar file</h1>
      <div className="field drop">
        <label htmlFor="calendar-file">A file that ends with .ics</label>
        <p className="help" id="calendar-file-help">
          Choose it, or drop it here. Each event fills the form of a new one; nothing is saved until
          you publish that.
        </p>
        <input
          id="calendar-file"
          type="file"
          accept=".ics,text/calendar"
          aria-describedby="calendar-file-help"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </div>
      <p role="status">{says}</p>
      {trouble}
      <ul className="plain">
        {rest.map((event) => (
          <li key={`${event.value.title} ${event.says}`} className="card">
            <FoundEvent
              event={event}
              onFill={() => fill(event)}
              onLeave={() => keep(rest.filter((each) => each !== event))}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}

interface FoundEventProps {
  event: RestEvent;
  onFill: () => void;
  onLeave: () => void;
}

function FoundEvent({
  event: { value, says, notes, duplicate },
  onFill,
  onLeave,
}: FoundEventProps) {
  return (
    <>
      <h2>{value.title}</h2>
      <p>{says}</p>
      {notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      {duplicate && (
        <p className="problem links">
          Looks like{' '}
          <Link href={editPath({ list: 'events', key: duplicate.key })}>event {duplicate.key}</Link>
          : {duplicate.title}
        </p>
      )}
      <div className="row">
        <Button look="action" onClick={onFill} more={`: ${value.title}`}>
          Into the form
        </Button>
        <Button onClick={onLeave} more={`: ${value.title}`}>
          Leave it out
        </Button>
      </div>
    </>
  );
}

function inWords({ events, over, calledOff, unreadable, more }: CalendarFile): string {
  const some = (count: number, one: string, many: string) =>
    count === 0 ? '' : `${count} ${count === 1 ? one : many}.`;
  return [
    some(events.length, 'event to come', 'events to come') || 'No event is to come.',
    some(over, 'is over', 'are over'),
    some(calledOff, 'is called off', 'are called off'),
    some(unreadable, 'could not be read', 'could not be read'),
    some(more, 'more is not here', 'more are not here; take these first'),
  ]
    .filter(Boolean)
    .join(' ');
}
