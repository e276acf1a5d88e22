import { memo } from 'react';
import { dayText } from '../../../model/day/civil-day.ts';
import { clockTime } from '../../../model/day/clock-time.ts';
import { dayName } from '../../../model/day/day-in-words.ts';
import { sunTimes } from '../../../model/day/sun.ts';
import { fillText } from '../../../site/words/placeholder-text.tsx';
import { useWords } from '../../../site/words/words-context.ts';
import type { Base, DraftDay, DraftStop } from '../wish.ts';
import { DraftRow } from './DraftRow.tsx';
import type { DayMaps } from './use-day-maps.ts';

interface DraftDayCardProps {
  draft: DraftDay;
  base: Base;
  /** Undefined until the map has been loaded. */
  maps: DayMaps | undefined;
  /** What the visitor keeps. */
  kept: ReadonlySet<string>;
  on: DayActions;
}

/** What the visitor can do with a day, and with a visit on it. */
export interface DayActions {
  onAnotherDay: (day: DraftDay) => void;
  onKeep: (day: DraftDay, stop: DraftStop) => void;
  onAnother: (day: DraftDay, stop: DraftStop) => void;
  onRemove: (day: DraftDay, stop: DraftStop) => void;
}

/** A day of the draft: map, sun, visits, the way, and the same day in the rain. */
export const DraftDayCard = memo(function Card(props: DraftDayCardProps) {
  const { draft, base, maps, kept, on } = props;
  const { day: words } = useWords('drafts');
  const { day, stops, swap, driving, isShort, hasAnother } = draft;
  const { rise, set } = sunTimes(day, base);
  const name = dayName(dayText(day));
  const fromBase = (at: number) => (at === 0 ? base.town : undefined);
  return (
    <li className="draft-day card">
      <div className="draft-head">
        <h3 tabIndex={-1} id={`draft-${day}`}>
          {name}
        </h3>
        <p>{fillText(words.sun, { rise: clockTime(rise), set: clockTime(set) })}</p>
        {hasAnother && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${words.another}: ${name}`}
            onClick={() => on.onAnotherDay(draft)}
          >
            {words.another}
          </button>
        )}
      </div>
      {stops.length > 0 && (
        <>
          <div className="map-layout draft-strip">
            {maps && (
              <maps.DayStrip
                base={base}
                stops={stops}
                label={fillText(words.map, {
                  stops: stops.map(({ place }, at) => `${at + 1} ${place.title}`).join(', '),
                })}
              />
            )}
          </div>
          <ol className="draft-rows">
            {stops.map((stop, at) => (
              <DraftRow
                key={stop.place.key}
                stop={stop}
                day={day}
                from={fromBase(at)}
                tools={{
                  isKept: kept.has(stop.place.key),
                  onKeep: () => on.onKeep(draft, stop),
                  onAnother: () => on.onAnother(draft, stop),
                  onRemove: () => on.onRemove(draft, stop),
                }}
              />
            ))}
          </ol>
          <p className="draft-road">{fillText(words.road, { time: timeInWords(driving) })}</p>
        </>
      )}
      {isShort && <p className="draft-short">{words.short}</p>}
      {stops.some(({ place }) => !place.indoors) && (
        <details className="draft-swap">
          <summary>{words.swap}</summary>
          {swap.length > 0 ? (
            <ol className="draft-rows">
              {swap.map((stop, at) => (
                <DraftRow key={stop.place.key} stop={stop} day={day} from={fromBase(at)} />
              ))}
            </ol>
          ) : (
            <p>{words.noSwap}</p>
          )}
        </details>
      )}
    </li>
  );
});

/** "45 min", "1 h 5 min". */
function timeInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
