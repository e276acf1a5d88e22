import { daysInWords } from '../../model/day/days-in-words.ts';
import { paths } from '../../model/paths.ts';
import { useSite } from '../../site/site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { StayDates } from '../stay/stay.ts';
import { CabinNotes } from './CabinNotes.tsx';
import type { CabinDetails } from './cabin.ts';
import { ARRIVAL_NAMES } from './cabin-notes.ts';

interface ArrivalSheetProps {
  cabin: CabinDetails;
  dates: StayDates | undefined;
}

/** What guests need on arrival day, to save as a calendar file or print on one sheet. */
export function ArrivalSheet({ cabin, dates }: ArrivalSheetProps) {
  const { site, siteUrl } = useSite();
  const { name, arrival } = cabin;
  if (!arrival) return null;
  const save = async () => {
    const { saveArrival } = await import('./save-arrival.ts');
    if (dates) saveArrival(cabin, dates, siteUrl);
  };
  return (
    <div className="wrap place-facts cabin-arrival">
      <CabinNotes id="arrival" heading="Arrival sheet" names={ARRIVAL_NAMES} lines={arrival}>
        <p className="cabin-sheet-end">
          {name}. {site.brand}, {site.phone}
        </p>
        <div data-save="">
          <div className="cabin-sheet-ways">
            <button type="button" className="button button-quiet" onClick={printSheet}>
              Print this sheet
            </button>
            {dates ? (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => save().catch(() => undefined)}
              >
                <Icon name="calendar" />
                Add to calendar
              </button>
            ) : (
              <p>
                <a href={paths.stay}>Say when you come</a>, and this goes into your calendar.
              </p>
            )}
          </div>
        </div>
        {dates && (
          <p className="cabin-sheet-dates">
            For {daysInWords({ startDate: dates.arrival, endDate: dates.departure })}
          </p>
        )}
      </CabinNotes>
    </div>
  );
}

function printSheet(): void {
  const { classList } = document.documentElement;
  classList.add('prints-sheet');
  window.addEventListener('afterprint', () => classList.remove('prints-sheet'), { once: true });
  window.print();
}
