import { Link } from 'wouter';
import type { EntryRef } from '../../content/entries.ts';
import type { PlanToSee } from '../../server/time-routes.ts';
import { inWords } from '../../times/texas-hour.ts';
import { useAnswer } from '../data/api.ts';

/** In an entry's form: what goes live in it by itself, so that nobody changes the same unawares. */
export function PlannedNote({ entry: { list, key } }: { entry: EntryRef }) {
  const { data: plans = [] } = useAnswer<PlanToSee[]>('/api/plans');
  const ours = plans.filter(({ refs }) =>
    refs.some((ref) => ref.list === list && ref.key === key && key !== null),
  );
  return ours.map(({ id, hour, message, author, stuck }) => (
    <p key={id} className="card">
      <span>
        <span>{stuck ? 'Could not go live' : 'Goes live by itself'}</span>{' '}
        <strong>{inWords(hour, Date.now())}</strong>
        <span>{`, by ${author}: ${message}`}</span>
      </span>
      <Link href="/times">Change it, or take it away</Link>
    </p>
  ));
}
