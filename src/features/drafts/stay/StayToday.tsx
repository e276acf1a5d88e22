import { useEffect, useState } from 'react';
import { type CivilDay, dayText } from '../../../model/day/civil-day.ts';
import { clockTime } from '../../../model/day/clock-time.ts';
import { sunTimes } from '../../../model/day/sun.ts';
import { texasMinutes } from '../../../model/day/texas-time.ts';
import { milesBetween, WIMBERLEY } from '../../../model/distance.ts';
import { paths } from '../../../model/paths.ts';
import { timeInWords } from '../../../model/visit/open-in-words.ts';
import { useStore } from '../../../site/create-store.ts';
import { LoadError } from '../../../site/states/LoadError.tsx';
import { fillText } from '../../../site/words/fill-text.ts';
import { useWords } from '../../../site/words/words-context.ts';
import type { EventRow } from '../../events/event-queries.ts';
import type { CalendarEntry } from '../../events/upcoming-events.ts';
import { inOrderOfHours } from '../../plan/event-hours.ts';
import { titleOf } from '../../plan/plan-facts.ts';
import { usePlanFacts } from '../../plan/use-plan-facts.ts';
import { myPlan } from '../../saving/my-plan.ts';
import { type PlanDay, planDays } from '../../saving/plan.ts';
import type { DraftPlace } from '../draft-place.ts';
import { useDraftPlaces } from '../use-draft-places.ts';
import type { WishedDays } from '../wish.ts';
import { wishOf } from '../wish-of-stay.ts';
import { PlaceList } from './ComeAgain.tsx';
import { onToday, openUntil } from './open-now.ts';
import { rainyPlan } from './rainy-plan.ts';

/** More would be too many to choose from at a glance. */
const MOST_OPEN = 5;

const MINUTE = 60_000;

interface StayTodayProps {
  stay: WishedDays;
  today: CivilDay;
  /** Undefined until loaded. */
  found: { calendar: readonly CalendarEntry[]; events: ReadonlyMap<number, EventRow> } | undefined;
}

/** /stay during the stay: the sun, the plan, what's on, what's open, and an indoor alternative. */
export function StayToday({ stay, today, found }: StayTodayProps) {
  const { today: words, day: dayWords, checkIn } = useWords('drafts');
  const { places, error, retry } = useDraftPlaces();
  const { plan } = useStore(myPlan, { plan: [], place: 'saved' });
  const now = useMinutes(today);
  const [said, say] = useState('');
  const { rise, set } = sunTimes(today, WIMBERLEY);
  const mine = planDays(plan).find(({ day }) => day === dayText(today));
  const on = onToday(found?.calendar ?? [], today).flatMap(({ eventId, status, statusNote }) => {
    const { title, slug, location } = found?.events.get(eventId) ?? {};
    const said = (status && statusNote) ?? location;
    return title && slug ? [{ title, path: paths.event(slug), said }] : [];
  });
  const open = (places ?? [])
    .flatMap((place) => {
      const until = openUntil(place, today, now, { rise, set });
      if (until === undefined) return [];
      return [{ ...place, said: `${place.town ?? ''}, until ${timeInWords(until)}` }];
    })
    .sort((one, other) => milesBetween(WIMBERLEY, one) - milesBetween(WIMBERLEY, other))
    .slice(0, MOST_OPEN);
  const rain = (from: readonly DraftPlace[]) => {
    const wish = { ...wishOf(stay, checkIn), now, sky: 'rain' as const };
    const changed = rainyPlan(plan, from, wish, today);
    if (changed) myPlan.change(changed);
    say(changed ? words.rained : words.dry);
  };
  return (
    <section className="card stay-today" aria-labelledby="stay-today">
      <h2 id="stay-today">{words.heading}</h2>
      <p>{fillText(dayWords.sun, { rise: clockTime(rise), set: clockTime(set) })}</p>
      <h3>{words.plan}</h3>
      {mine ? <PlannedThings day={mine} /> : <p>{words.noPlan}</p>}
      {error && <LoadError what="What days are made of" error={error} onRetry={retry} />}
      {places && (
        <button type="button" className="button button-quiet" onClick={() => rain(places)}>
          {words.rain}
        </button>
      )}
      <p role="status">{said}</p>
      {on.length > 0 && <h3>{words.on}</h3>}
      <PlaceList places={on} />
      {open.length > 0 && <h3>{words.open}</h3>}
      <PlaceList places={open} />
    </section>
  );
}

function PlannedThings({ day }: { day: PlanDay }) {
  const { facts } = usePlanFacts();
  return (
    <ul>
      {inOrderOfHours(day, facts).items.map((item) => {
        const fact = facts?.get(item.key);
        const title = titleOf(item, fact);
        return (
          <li key={item.key}>{fact ? <a href={fact.path}>{title}</a> : <span>{title}</span>}</li>
        );
      })}
    </ul>
  );
}

function useMinutes(today: CivilDay): number {
  const read = () => texasMinutes(today, Date.now());
  const [now, setNow] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` depends on the day only
  useEffect(() => {
    const clock = setInterval(() => setNow(read()), MINUTE);
    return () => clearInterval(clock);
  }, [today]);
  return now;
}
