import { Link } from 'wouter';
import type { Finding } from '../../content/findings.ts';
import type { StartPage as Start } from '../../content/start-page.ts';
import { useAnswer } from '../data/api.ts';
import { editPath } from '../data/edit-path.ts';
import { readRest } from '../data/file-rest.ts';
import { Due } from './Due.tsx';
import { LiveBanner } from './LiveBanner.tsx';
import { NotFinished } from './NotFinished.tsx';
import { Plans } from './Plans.tsx';
import { Waiting } from './Trouble.tsx';
import './start.css';

/** The start page: what to change and, below, what is wrong, what is due and what ends. */
export function StartPage({ name }: { name: string }) {
  const { data: start, error } = useAnswer<Start>('/api/start');
  return (
    <main className="page">
      <h1>What changes, {name}?</h1>
      <nav className="tiles" aria-label="What to change">
        <Link href={`${editPath({ list: 'site', key: 'site' })}?only=notice`}>
          <strong>Notice</strong> <span>on top of every page</span>
        </Link>
        <Link href={editPath({ list: 'events', key: null })}>
          <strong>Event</strong> <span>a new one</span>
        </Link>
        <Link href="/dates">
          <strong>Dates announced</strong> <span>{start ? `${start.usual} are open` : '…'}</span>
        </Link>
        <Link href="/change">
          <strong>Change something</strong> <span>a price, a typo, anything</span>
        </Link>
      </nav>
      <Waiting isThere error={error} />
      {start && <LiveBanner last={start.last} />}
      <NotFinished />
      <Plans />
      <FileRest />
      {start && <Below start={start} />}
      {/* Waits for the rest, which would push it away under a finger. */}
      {(start || error) && <OtherTasks />}
    </main>
  );
}

function Below({ start: { held, warnings, due, ends } }: { start: Start }) {
  return (
    <>
      {held.length > 0 && (
        <section className="card card-wrong" aria-labelledby="held">
          <h2 id="held">Held back</h2>
          <p className="soft">Visitors see the last good form of these until they are right.</p>
          <FindingLinks findings={held} />
        </section>
      )}
      {due.length > 0 && <Due due={due} />}
      {ends.length > 0 && (
        <section className="card" aria-labelledby="ends">
          <h2 id="ends">What ends</h2>
          <ul className="plain links">
            {ends.map(({ ref, title, says }) => (
              <li key={`${ref.list}${ref.key}`}>
                <Link href={editPath(ref)}>{title}</Link> <span className="soft">{says}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {warnings.length > 0 && (
        <details className="card">
          <summary>
            <h2>
              Visitors would miss{' '}
              <span>{warnings.length === 1 ? 'this' : `these ${warnings.length}`}</span>
            </h2>
          </summary>
          <FindingLinks findings={warnings} />
        </details>
      )}
    </>
  );
}

function FindingLinks({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="plain links">
      {findings.map(({ ref, title, field, label, message }) => (
        <li key={`${title} ${field} ${message}`}>
          {ref ? <Link href={editPath(ref, field)}>{title}</Link> : <strong>{title}</strong>}{' '}
          <span>{label ? `“${label}”` : field}</span> {message}
        </li>
      ))}
    </ul>
  );
}

function FileRest() {
  const { length } = readRest();
  if (length === 0) return null;
  return (
    <p className="card links">
      <Link href="/calendar-file">
        {length === 1 ? '1 more event from the file' : `${length} more events from the file`}
      </Link>
    </p>
  );
}

function OtherTasks() {
  return (
    <nav className="card links other-tasks" aria-label="Now and then">
      <Link href="/times">What comes and goes</Link>
      <Link href="/calendar-file">Events from a calendar file</Link>
      <Link href="/bookings">Which button leads to bookings</Link>
      <Link href="/take">Take everything with you</Link>
    </nav>
  );
}
