import { dayText } from '../../../model/day/civil-day.ts';
import { milesBetween, WIMBERLEY } from '../../../model/distance.ts';
import { useStore } from '../../../site/create-store.ts';
import { BookingLink } from '../../../site/layout/BookingLink.tsx';
import { useWords } from '../../../site/words/words-context.ts';
import { myPlan } from '../../saving/my-plan.ts';
import { shownItems } from '../../saving/plan.ts';
import type { DraftPlace } from '../draft-place.ts';
import { useDraftPlaces } from '../use-draft-places.ts';
import type { WishedDays } from '../wish.ts';

const MOST = 6;

interface ComeAgainProps {
  stay: WishedDays;
  book: string;
}

/** After a stay: places nearby that weren't on its days, saved ones first. */
export function ComeAgain({ stay, book }: ComeAgainProps) {
  const { again } = useWords('drafts');
  const { places = [] } = useDraftPlaces();
  const { plan } = useStore(myPlan, { plan: [], place: 'saved' });
  const items = shownItems(plan);
  const [from, to] = [dayText(stay.arrival), dayText(stay.departure)];
  const seen = new Set(
    items.filter(({ day = '' }) => from <= day && day <= to).map(({ key }) => key),
  );
  const saved = new Set(items.map(({ key }) => key));
  const missed = places
    .filter(({ key, days }) => !seen.has(key) && !days)
    .sort(
      (one, other) =>
        Number(saved.has(other.key)) - Number(saved.has(one.key)) ||
        milesBetween(WIMBERLEY, one) - milesBetween(WIMBERLEY, other),
    )
    .slice(0, MOST);
  if (missed.length === 0) return null;
  return (
    <section className="card stay-today" aria-labelledby="stay-again">
      <h2 id="stay-again">{again.heading}</h2>
      <p>{again.text}</p>
      <PlaceList places={missed.map((place) => ({ ...place, said: place.town }))} />
      <p>
        <BookingLink placement="dates">
          <span>{book}</span>
        </BookingLink>
      </p>
    </section>
  );
}

interface SaidPlace extends Pick<DraftPlace, 'path' | 'title'> {
  said: string | undefined;
}

/** Links to places, each with a remark; renders nothing if there are none. */
export function PlaceList({ places }: { places: readonly SaidPlace[] }) {
  if (places.length === 0) return null;
  return (
    <ul>
      {places.map(({ path, title, said }) => (
        <li key={path}>
          <a href={path}>{title}</a> <span>{said}</span>
        </li>
      ))}
    </ul>
  );
}
