import { type CivilDay, dayText } from '../../../model/day/civil-day.ts';
import { dayName } from '../../../model/day/day-in-words.ts';
import { useSite } from '../../../site/site-context.ts';
import { fillText } from '../../../site/words/fill-text.ts';
import { useWords } from '../../../site/words/words-context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TargetLink } from '../../../ui/TargetLink.tsx';
import { bookings } from '../bookings.ts';
import type { DraftSoFar } from '../wish.ts';

/** What to reserve, by when and where; renders nothing if there's nothing. */
export function BookFirst({ draft, today }: { draft: DraftSoFar; today: CivilDay }) {
  const { book } = useWords('drafts');
  const { siteUrl } = useSite();
  const found = bookings(draft, today);
  if (found.length === 0) return null;
  const remind = async () => {
    const { saveReminders } = await import('../../saving/save-reminders.ts');
    saveReminders(found, { name: book.heading, title: book.reminder, siteUrl, today });
  };
  return (
    <section className="draft-book card" aria-labelledby="draft-book">
      <h3 id="draft-book">{book.heading}</h3>
      <ul>
        {found.map(({ place, by, isRequired }) => (
          <li key={place.key}>
            <a href={place.path}>{place.title}</a> <br />
            <span>
              {[
                isRequired ? fillText(book.by, { day: dayName(dayText(by)) }) : book.advised,
                place.reserveNote,
                place.asOf?.reserve,
              ]
                .filter(Boolean)
                .join(' ')}
            </span>{' '}
            {place.url && (
              <TargetLink link={place.url} label={`${book.site}: ${place.title}`}>
                {book.site}
              </TargetLink>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void remind().catch(() => undefined)}
      >
        <Icon name="calendar" />
        {book.remind}
      </button>
    </section>
  );
}
