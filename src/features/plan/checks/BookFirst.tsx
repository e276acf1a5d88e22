import { memo, useDeferredValue } from 'react';
import { dayText, parseDay } from '../../../model/day/civil-day.ts';
import { dayName } from '../../../model/day/day-in-words.ts';
import { useSite } from '../../../site/site-context.ts';
import { fillText } from '../../../site/words/fill-text.ts';
import { useWords } from '../../../site/words/words-context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { PlanDay } from '../../saving/plan.ts';
import type { FactsByKey } from '../plan-facts.ts';
import { warningsOf } from './about-row.ts';

interface BookFirstProps {
  days: readonly PlanDay[];
  facts: FactsByKey;
  today: string;
}

/** What has to be reserved ahead, soonest first, with reminders; renders nothing if there's nothing. */
export function BookFirst({ days, ...props }: BookFirstProps) {
  // Deferred, so that the row that was touched paints first.
  return <Bookings days={useDeferredValue(days)} {...props} />;
}

const Bookings = memo(function List({ days, facts, today }: BookFirstProps) {
  const words = useWords('plan-days');
  const { siteUrl } = useSite();
  const found = days.flatMap(({ day = '', items }) => {
    const civilDay = parseDay(day);
    if (civilDay === undefined || day <= today) return [];
    return items.flatMap(({ key }) => {
      const fact = facts.get(key);
      // Skip what is canceled or closed that day; keep what may be open on a holiday.
      const isBooked =
        fact?.reserve && warningsOf(key, day, facts).every(({ kind }) => kind === 'holiday');
      return isBooked ? [{ key, fact, by: civilDay - 1 }] : [];
    });
  });
  if (found.length === 0) return null;
  const remind = async () => {
    const { saveReminders } = await import('../../saving/save-reminders.ts');
    const reserved = found.map(({ key, fact, by }) => ({ place: { ...fact, key }, by }));
    const about = { name: words.bookFirst, title: words.reminder, siteUrl };
    saveReminders(reserved, { ...about, today: parseDay(today) ?? 0 });
  };
  return (
    <section className="plan-take card" aria-labelledby="plan-book">
      <h2 id="plan-book">{words.bookFirst}</h2>
      <ul className="plan-choices">
        {found.map(({ key, fact, by }) => (
          <li key={key}>
            <a href={fact.path}>{fact.title}</a> <br />
            <span>
              {[
                fillText(words.book, { day: dayName(dayText(by)) }),
                fact.reserveNote,
                fact.asOf?.reserve,
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
          </li>
        ))}
      </ul>
      <div className="plan-ways">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void remind().catch(() => undefined)}
        >
          <Icon name="calendar" />
          {words.remind}
        </button>
      </div>
    </section>
  );
});
