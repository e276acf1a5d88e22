import { useEffect, useState } from 'react';
import { type CivilDay, dayText } from '../../../model/day/civil-day.ts';
import { clockTime } from '../../../model/day/clock-time.ts';
import { sunTimes } from '../../../model/day/sun.ts';
import { texasMinutes } from '../../../model/day/texas-time.ts';
import { milesBetween, WIMBERLEY } from '../../../model/distance.ts';
import { timeInWords } from '../../../model/visit/open-in-words.ts';
import { useStore } from '../../../site/create-store.ts';
import { LoadError } from '../../../site/states/LoadError.tsx';
import { fillText } from '../../../site/words/fill-text.ts';
import { useWords } from '../../../site/words/words-context.ts';
import { myPlan } from '../../saving/my-plan.ts';
import { shownItems } from '../../saving/plan.ts';
import type { DraftPlace } from '../draft-place.ts';
import { useDraftPlaces } from '../use-draft-places.ts';
import type { WishedDays } from '../wish.ts';
import { wishOf } from '../wish-of-stay.ts';
import { PlaceList } from './ComeAgain.tsx';
import { isOnToday, openUntil } from './open-now.ts';
import { rainyPlan } from './rainy-plan.ts';

/** More than these are too many to choose from in a doorway. */
const MOST_OPEN = 5;

const MINUTE = 60_000;

interface StayTodayProps {
  stay: WishedDays;
  today: CivilDay;
}

/** /stay on a day of the stay: the sun, the plan, what is on and open, and the day indoors. */
export function StayToday({ stay, today }: StayTodayProps) {
  const { today: words, day: dayWords, checkIn } = useWords('drafts');
  const { places, error, retry } = useDraftPlaces();
  const { plan } = useStore(myPlan, { plan: [], place: 'saved' });
  const now = useMinutes(today);
  const [said, say] = useState('');
  const { rise, set } = sunTimes(today, WIMBERLEY);
  const byKey = new Map(places?.map((place) => [place.key, place]));
  const mine = shownItems(plan).filter(({ day }) => day === dayText(today));
  const on = places?.filter((place) => isOnToday(place, today)) ?? [];
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
      {mine.length > 0 ? (
        <ul>
          {mine.map(({ key, title }) => {
            const place = byKey.get(key);
            return (
              <li key={key}>
                {place ? <a href={place.path}>{place.title}</a> : <span>{title}</span>}
              </li>
            );
          })}
        </ul>
      ) : (
        <p>{words.noPlan}</p>
      )}
      {error && <LoadError what="What days are made of" error={error} onRetry={retry} />}
      {places && (
        <button type="button" className="button button-quiet" onClick={() => rain(places)}>
          {words.rain}
        </button>
      )}
      <p role="status">{said}</p>
      {on.length > 0 && <h3>{words.on}</h3>}
      <PlaceList places={on.map((place) => ({ ...place, said: place.town }))} />
      {open.length > 0 && <h3>{words.open}</h3>}
      <PlaceList places={open} />
    </section>
  );
}

/** Minutes after midnight on clocks in Texas, again each minute. */
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
