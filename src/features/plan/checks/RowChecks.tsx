import { memo } from 'react';
import { dayText, parseDay } from '../../../model/day/civil-day.ts';
import { clockTime } from '../../../model/day/clock-time.ts';
import { dayName } from '../../../model/day/day-in-words.ts';
import { sunTimes } from '../../../model/day/sun.ts';
import { WIMBERLEY } from '../../../model/distance.ts';
import { durationInWords } from '../../../model/roads/roads-in-words.ts';
import { openHoursInWords } from '../../../model/visit/open-in-words.ts';
import { openOn } from '../../../model/visit/open-on.ts';
import { seasonAndHours } from '../../../model/visit/season-and-hours.ts';
import { fillText } from '../../../site/words/fill-text.ts';
import { FilledText } from '../../../site/words/placeholder-text.tsx';
import { useWords } from '../../../site/words/words-context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { calendarEnd } from '../../events/calendar-span.ts';
import { daysLabel, daysWithNote } from '../../events/days-label.ts';
import type { PlanKey } from '../../saving/plan-key.ts';
import { eventOn } from '../event-hours.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';
import { type AboutRow, warningsOf } from './about-row.ts';
import type { Leg } from './day-drive.ts';
import { pinId } from './places-on-map.ts';
import type { ItemWarning } from './plan-warnings.ts';
import { ThingFacts, ThingWhen } from './ThingFacts.tsx';

interface RowChecksProps extends AboutRow {
  id: PlanKey;
  day: string | undefined;
  facts: FactsByKey;
  today: string;
}

/** What a row always shows: when, where, and what rules it out on its day. */
export const RowChecks = memo(function Checks(props: RowChecksProps) {
  const { id, day, other, hasPin, facts, today } = props;
  const words = useWords('plan-days');
  const fact = facts.get(id);
  const warnings = warningsInWords(props, words);
  return (
    <>
      {hasPin && (
        // CSS counters number the rows, as they do the pins.
        <a className="plan-number" href={`#${pinId(id)}`}>
          <span className="sr-only">{words.onMap}</span>
        </a>
      )}
      <ThingWhen {...{ id, fact, day, today }} />
      {warnings.map((warning) => (
        <p className="plan-warning" key={warning}>
          {warning}
        </p>
      ))}
      {other && warnings.length > 0 && (
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

type RowFactsProps = Omit<RowChecksProps, 'other' | 'hasPin'>;

/** Keys of expanded rows, kept here so that a row moved to another day stays open. */
const opened = new Set<PlanKey>();

/** On a phone, the toggle for a row's details: the siblings after it with the class `plan-fold`. */
export function RowFold({ title, ...row }: RowFactsProps & { title: string }) {
  return (
    <>
      <details
        className="plan-more"
        open={opened.has(row.id)}
        onToggle={({ currentTarget }) => opened[currentTarget.open ? 'add' : 'delete'](row.id)}
      >
        <summary aria-label={`More on ${title}`}>
          <Icon name="down" size={22} />
        </summary>
      </details>
      <div className="plan-fold">
        <RowFacts {...row} />
      </div>
    </>
  );
}

/** The rest of a row: the drive there, hours, reservation and price. */
export const RowFacts = memo(function Facts(props: RowFactsProps) {
  const { id, day, leg, facts, today } = props;
  const words = useWords('plan-days');
  const fact = facts.get(id);
  const isFine = currentWarnings(props).length === 0;
  const isDated = fact !== undefined && day !== undefined;
  const lines = [
    isDated && wayThere(leg, words),
    ...(isDated && isFine ? goodToKnow(fact, day, today, words) : []),
  ].filter((line) => typeof line === 'string');
  return (
    <>
      <ThingFacts {...{ id, fact }} />
      {lines.map((line) => (
        <p className="plan-facts" key={line}>
          {line}
        </p>
      ))}
    </>
  );
});

type OnDay = Pick<RowChecksProps, 'id' | 'day' | 'facts' | 'today'>;

/** The warnings about an item on its day, as its row words them. */
export function warningsInWords(row: OnDay, words: Words): string[] {
  return currentWarnings(row).map((warning) => warningInWords(warning, row.today, words));
}

/**
 * The warnings that still apply: none once the day is over, since past calendar days are gone, and no
 * `other-day` past the calendar's end.
 */
function currentWarnings({ id, day = '', facts, today }: OnDay): readonly ItemWarning[] {
  if (day < today) return [];
  const isKnown = day <= dayText(calendarEnd(parseDay(today) ?? 0));
  return warningsOf(id, day, facts).filter(({ kind }) => isKnown || kind !== 'other-day');
}

type Fact = Omit<PlanFacts, 'key'>;
type Words = ReturnType<typeof useWords<'plan-days'>>;

function wayThere(leg: Leg | undefined, words: Words): string | undefined {
  if (leg?.minutes && leg.minutes[1] > 0)
    return fillText(words.way, { time: durationInWords(leg.minutes), town: leg.from ?? '' });
  return leg?.miles ? fillText(words.wayMiles, { miles: String(leg.miles) }) : undefined;
}

function goodToKnow(fact: Fact, day: string, today: string, words: Words): string[] {
  const civilDay = parseDay(day);
  if (civilDay === undefined) return [];
  const sun = sunTimes(civilDay, fact.position ?? WIMBERLEY);
  const { rules = [] } = seasonAndHours(fact);
  const hours = fact.isOld ? [] : openOn(rules, civilDay, sun);
  // In minutes after midnight; NaN without a start time.
  const begins = Date.parse(`1970-01-01T${eventOn(fact, day)?.starts}Z`) / 60_000;
  return [
    ...(hours.length > 0 ? [fillText(words.open, { hours: openHoursInWords(hours) })] : []),
    ...(fact.reserve && day > today
      ? [
          `${fillText(words.book, { day: dayName(dayText(civilDay - 1)) })} ${fact.reserveNote ?? ''}`.trim(),
        ]
      : []),
    ...(fact.unlit && begins >= sun.set ? [fillText(words.dark, { set: clockTime(sun.set) })] : []),
  ];
}

function warningInWords(warning: ItemWarning, today: string, words: Words): string {
  switch (warning.kind) {
    case 'closed':
      return fillText(words.closed, { weekday: warning.weekday });
    case 'shut':
    case 'holiday':
      return words[warning.kind];
    case 'season':
      return fillText(words.season, { months: warning.months.join(', ') });
    case 'changed':
      return daysWithNote(warning.days, today);
    case 'other-day':
      return fillText(words.otherDay, { days: listed(warning.days, today) });
  }
}

function listed(days: NonNullable<PlanFacts['days']>, today: string): string {
  return days
    .slice(0, 3)
    .map((one) => daysLabel({ ...one, firstDate: undefined, lastDate: undefined }, today))
    .join('; ');
}
