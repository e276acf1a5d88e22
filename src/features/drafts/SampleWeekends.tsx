import { dayText } from '../../model/day/civil-day.ts';
import { clockTime } from '../../model/day/clock-time.ts';
import { dayName } from '../../model/day/day-in-words.ts';
import { useWords } from '../../site/words/words-context.ts';
import { hoursNote } from './show/hours-note.ts';
import type { Draft, DraftStop } from './wish.ts';

export interface SampleWeekend {
  kind: 'pair' | 'family';
  draft: Draft;
}

/** Sample weekends drafted on the server, for visitors without JavaScript. */
export function SampleWeekends({ weekends }: { weekends: readonly SampleWeekend[] }) {
  const { samples, day: words } = useWords('drafts');
  return (
    <section aria-labelledby="stay-samples">
      <h2 id="stay-samples">{samples.heading}</h2>
      <p className="text-ink-soft">{samples.text}</p>
      <div className="grid-cards mt-6">
        {weekends.map(({ kind, draft }) => (
          <section key={kind} className="card card-text">
            <h3>{samples[kind]}</h3>
            {draft.days.map(({ day, stops, isShort }) => (
              <div key={day}>
                <h4>{dayName(dayText(day))}</h4>
                {stops.length > 0 && (
                  <ul>
                    {stops.map((stop) => (
                      <Sample key={stop.place.key} stop={stop} />
                    ))}
                  </ul>
                )}
                {isShort && <p>{words.short}</p>}
              </div>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

function Sample({ stop }: { stop: DraftStop }) {
  const { row } = useWords('drafts');
  const { place, from, usual } = stop;
  const notes = [place.town, hoursNote(stop, row), usual && row.usual].filter(Boolean);
  return (
    <li>
      {clockTime(from)} <a href={place.path}>{place.title}</a> <small>{notes.join(' • ')}</small>
    </li>
  );
}
