import { memo } from 'react';
import { dayText, parseDay } from '../../../model/day/civil-day.ts';
import { clockTime } from '../../../model/day/clock-time.ts';
import { dayName } from '../../../model/day/day-in-words.ts';
import { sunTimes } from '../../../model/day/sun.ts';
import { WIMBERLEY } from '../../../model/distance.ts';
import { durationInWords } from '../../../model/roads/roads-in-words.ts';
import { spansInWords } from '../../../model/visit/open-in-words.ts';
import { openOn } from '../../../model/visit/open-on.ts';
import { fillText } from '../../../site/words/fill-text.ts';
import { FilledText } from '../../../site/words/placeholder-text.tsx';
import { useWords } from '../../../site/words/words-context.ts';
import { daysLabel, daysWithNote } from '../../events/days-label.ts';
import type { PlanDay, PlanItem, PlanKey } from '../../saving/plan.ts';
import { hoursOn } from '../event-hours.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';
import { dayDrive, type Leg } from './day-drive.ts';
import { numberedStops, pinId } from './numbered-stops.ts';
import { type ItemWarning, insteadOf, itemWarnings, seasonAndHours } from './plan-warnings.ts';
import { ThingFacts } from './ThingFacts.tsx';

interface RowChecksProps {
  item: PlanItem;
  day: PlanDay;
  /** All days, if their stops have numbers on a map. */
  days?: readonly PlanDay[];
  /** The keys of all that the plan has. */
  taken: ReadonlySet<string>;
  facts: FactsByKey;
  today: string;
}

/** What to know about a row, and what its day means for it: the way there, hours, a reservation, and what can't be done. */
export function RowChecks({ item, day, days, taken, facts, today }: RowChecksProps) {
  const fact = facts.get(item.key);
  const warnings = fact ? itemWarnings({ ...day, items: [item] }, facts) : [];
  return (
    <RowLines
      id={item.key}
      day={day.day}
      leg={dayDrive(day, facts).legs.get(item.key)}
      number={days && numberedStops(days, facts).get(item.key)?.number}
      other={
        day.day === undefined || warnings.length === 0
          ? undefined
          : insteadOf({ item, day: day.day, taken }, facts)
      }
      {...{ fact, facts, today }}
    />
  );
}

interface RowLinesProps extends Pick<RowChecksProps, 'facts' | 'today'> {
  id: PlanKey;
  day: string | undefined;
  fact: Fact | undefined;
  leg: Leg | undefined;
  /** On the map. */
  number: number | undefined;
  /** What fits instead. */
  other: Fact | undefined;
}

/** Most changes are about one row; what the others say stays as it is. */
const RowLines = memo(function Lines({
  id,
  day,
  fact,
  leg,
  number,
  other,
  facts,
  today,
}: RowLinesProps) {
  const words = useWords('plan-days');
  const warnings =
    fact && day !== undefined
      ? itemWarnings({ day, items: [{ key: id, order: 0, changes: 0 }] }, facts)
      : [];
  const lines = [
    day !== undefined && wayThere(leg, words),
    ...(fact && day !== undefined && warnings.length === 0
      ? goodToKnow(fact, day, today, words)
      : []),
  ].filter(Boolean);
  return (
    <>
      {number !== undefined && (
        <a
          className="plan-number"
          href={`#${pinId(id)}`}
          aria-label={fillText(words.number, { number: String(number) })}
        >
          {number}
        </a>
      )}
      <ThingFacts {...{ id, fact, day, today }} />
      {lines.map((line) => (
        <p className="plan-facts" key={line || ''}>
          {line}
        </p>
      ))}
      {warnings.map((warning) => (
        <p className="plan-warning" key={warning.kind}>
          {warningInWords(warning, today, words)}
        </p>
      ))}
      {other && (
        <p className="plan-facts plan-instead">
          <FilledText
            text={words.instead}
            values={{ place: <a href={other.path}>{other.title}</a> }}
          />
        </p>
      )}
    </>
  );
});

type Fact = Omit<PlanFacts, 'key'>;
type Words = ReturnType<typeof useWords<'plan-days'>>;

function wayThere(leg: Leg | undefined, words: Words): string | undefined {
  if (leg?.minutes && leg.minutes[1] > 0)
    return fillText(words.way, { time: durationInWords(leg.minutes), town: leg.from ?? '' });
  return leg?.miles ? fillText(words.wayMiles, { miles: String(leg.miles) }) : undefined;
}

/** The hours of that day, by when to book, and whether it begins in the dark. */
function goodToKnow(fact: Fact, day: string, today: string, words: Words): string[] {
  const civilDay = parseDay(day);
  if (civilDay === undefined) return [];
  const spans = openOn(seasonAndHours(fact).rules ?? [], civilDay);
  const { starts } = hoursOn(fact, day);
  const { set } = sunTimes(civilDay, fact.position ?? WIMBERLEY);
  const [hour = 0, minute = 0] = (starts ?? '').split(':').map(Number);
  return [
    ...(spans.length > 0 ? [fillText(words.open, { hours: spansInWords(spans) })] : []),
    ...(fact.reserve && day > today
      ? [
          `${fillText(words.book, { day: dayName(dayText(civilDay - 1)) })} ${fact.reserveNote ?? ''}`.trim(),
        ]
      : []),
    ...(fact.outdoors && starts && hour * 60 + minute >= set
      ? [fillText(words.dark, { set: clockTime(set) })]
      : []),
  ];
}

function warningInWords(warning: ItemWarning, today: string, words: Words): string {
  switch (warning.kind) {
    case 'closed':
      return fillText(words.closed, { weekday: warning.weekday });
    case 'shut':
      return words.shut;
    case 'season':
      return fillText(words.season, { months: warning.months.join(', ') });
    case 'changed':
      return daysWithNote(warning.days, today);
    case 'other-day':
      return fillText(words.otherDay, { days: listed(warning.days, today) });
  }
}

/** The next days of an event, the first three of them. */
function listed(days: NonNullable<PlanFacts['days']>, today: string): string {
  return days
    .slice(0, 3)
    .map((one) => daysLabel(one, today))
    .join('; ');
}
