import { Link } from 'wouter';
import { readRest } from '../data/file-rest.ts';

/** On the start page: how many events of a calendar file are still to be looked at. */
export function FileRest() {
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
