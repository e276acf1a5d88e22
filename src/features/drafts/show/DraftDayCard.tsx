import { memo, useState } from 'react';
import { dayText } from '../../../model/day/civil-day.ts';
import { clockTime } from '../../../model/day/clock-time.ts';
import { dayName } from '../../../model/day/day-in-words.ts';
import { sunTimes } from '../../../model/day/sun.ts';
import { durationInWords } from '../../../model/roads/roads-in-words.ts';
import { unbroken } from '../../../model/unbroken.ts';
import { fillText } from '../../../site/words/fill-text.ts';
import { useWords } from '../../../site/words/words-context.ts';
import type { RouteMap } from '../../map/RouteMap.tsx';
import type { Base, DraftedDay, DraftStop } from '../wish.ts';
import { type Asked, DraftRow, type Tool } from './DraftRow.tsx';

/** Matches the space in the style sheet; keeps pins and names legible on the smallest phone. */
const SHAPE = { aspect: 1.6, units: 30 };

interface DraftDayCardProps extends Asked {
  draft: DraftedDay;
  base: Base;
  DayMap: typeof RouteMap | undefined;
  /** The keys that the visitor keeps, separated by spaces. */
  kept: string;
  on: DayActions;
}

export type VisitsOfDay = Pick<DraftedDay, 'day' | 'stops'>;

export interface DayActions {
  onAnotherDay: (day: VisitsOfDay) => void;
  onTool: (tool: Tool, day: VisitsOfDay, stop: DraftStop) => void;
}

/** A day of the draft: map, sun, visits, driving, and a rainy-day version. */
export const DraftDayCard = memo(function Card({ draft, ...about }: DraftDayCardProps) {
  const { base, dog, stepFree, on } = about;
  const { day: words } = useWords('drafts');
  const { day, stops, driving, isShort, hasAnother } = draft;
  const { rise, set } = sunTimes(day, base);
  const name = dayName(dayText(day));
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
            className="draft-tool"
            aria-label={`${words.another}: ${name}`}
            onClick={() => on.onAnotherDay(draft)}
          >
            {words.another}
          </button>
        )}
      </div>
      {stops.length > 0 && (
        <>
          <DayVisits day={day} stops={stops} {...about} />
          {driving > 0 && (
            <p className="draft-road">
              {unbroken(fillText(words.road, { time: durationInWords([driving, driving]) }))}
            </p>
          )}
        </>
      )}
      {isShort && <p className="draft-short">{words.short}</p>}
      {stops.some(({ place }) => !place.indoors) && (
        <DaySwap {...{ draft, dog, stepFree }} town={base.town} />
      )}
    </li>
  );
});

interface DayVisitsProps extends VisitsOfDay, Omit<DraftDayCardProps, 'draft'> {}

/** Memoized, so that it doesn't rerender when the rainy-day version arrives. */
const DayVisits = memo(function Visits({ day, stops, DayMap, kept, on, ...about }: DayVisitsProps) {
  const { base, dog, stepFree } = about;
  const { day: words } = useWords('drafts');
  const names = stops.map(({ place }, at) => `${at + 1} ${place.title}`).join(', ');
  return (
    <div className="draft-visits">
      <div className="draft-strip">
        {DayMap && (
          <DayMap
            days={[stops.map(({ place }) => place)]}
            label={fillText(words.map, { stops: names })}
            base={base}
            shape={SHAPE}
          />
        )}
      </div>
      <ol className="draft-rows">
        {stops.map((stop, at) => (
          <DraftRow
            key={stop.place.key}
            stop={stop}
            day={day}
            from={at === 0 ? base.town : undefined}
            {...{ dog, stepFree }}
            tools={{
              isKept: kept.split(' ').includes(stop.place.key),
              onTool: (tool) => on.onTool(tool, { day, stops }, stop),
            }}
          />
        ))}
      </ol>
    </div>
  );
});

interface DaySwapProps extends Asked {
  draft: DraftedDay;
  town: string;
}

/** The rainy-day version, collapsed; its rows are rendered only once it's opened. */
function DaySwap({ draft: { day, swap }, town, ...asked }: DaySwapProps) {
  const { day: words } = useWords('drafts');
  const [isOpen, open] = useState(false);
  return (
    <details className="draft-swap" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{words.swap}</summary>
      {isOpen && swap && swap.length > 0 && (
        <ol className="draft-rows">
          {swap.map((stop, at) => (
            <DraftRow
              key={stop.place.key}
              stop={stop}
              day={day}
              from={at === 0 ? town : undefined}
              {...asked}
            />
          ))}
        </ol>
      )}
      {isOpen && swap?.length === 0 && <p>{words.noSwap}</p>}
    </details>
  );
}
