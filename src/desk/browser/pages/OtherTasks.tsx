import { Link } from 'wouter';

/** What is done now and then. */
export function OtherTasks() {
  return (
    <nav className="card links other-tasks" aria-label="Now and then">
      <Link href="/times">What comes and goes</Link>
      <Link href="/calendar-file">Events from a calendar file</Link>
      <Link href="/bookings">Which button leads to bookings</Link>
      <Link href="/take">Take everything with you</Link>
    </nav>
  );
}
