import { memo } from 'react';
import { parseDay } from '../../../model/day/civil-day.ts';
import { clockTime } from '../../../model/day/clock-time.ts';
import { sunTimes } from '../../../model/day/sun.ts';
import { WIMBERLEY } from '../../../model/distance.ts';
import { durationInWords } from '../../../model/roads/roads-in-words.ts';
import { fillText } from '../../../site/words/fill-text.ts';
import { useWords } from '../../../site/words/words-context.ts';
import { TargetLink } from '../../../ui/TargetLink.tsx';
import type { PlanDay } from '../../saving/plan.ts';
import type { FactsByKey } from '../plan-facts.ts';
import { dayDirections } from './day-directions.ts';
import { dayMiles, MOST_MILES } from './day-distance.ts';
import { dayDrive, MOST_MINUTES } from './day-drive.ts';

/** A day's sunrise and sunset, its driving time, and a warning if that's too much. */
export const DayFacts = memo(function Facts({ day, facts }: { day: PlanDay; facts: FactsByKey }) {
  const words = useWords('plan-days');
  const civilDay = parseDay(day.day ?? '');
  if (day.day === undefined) return null;
  const directions = dayDirections(day, facts);
  const miles = dayMiles(day, facts);
  const { total, isPartly } = dayDrive(day, facts);
  const time = durationInWords(total);
  const isFar = miles > MOST_MILES || total[1] > MOST_MINUTES;
  const sun = civilDay === undefined ? undefined : sunTimes(civilDay, WIMBERLEY);
  const said = [
    sun && fillText(words.sun, { rise: clockTime(sun.rise), set: clockTime(sun.set) }),
    isPartly && miles > 0 && fillText(words.miles, { miles: String(miles) }),
    total[1] > 0 && fillText(isPartly ? words.driveLeast : words.drive, { time }),
  ];
  return (
    <>
      <p className="plan-distance">
        <span>{said.filter(Boolean).join(' ')}</span>{' '}
        {isFar && <strong className="plan-warning">{words.far}</strong>}
      </p>
      {directions.length > 0 && (
        <p className="plan-facts plan-directions">
          {words.directions}
          {directions.map(({ name, link }) => (
            <span key={name}>
              {' '}
              <TargetLink link={link}>{name}</TargetLink>
            </span>
          ))}
        </p>
      )}
    </>
  );
});
