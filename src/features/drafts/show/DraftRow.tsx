import { WEEKDAYS } from '../../../model/day/calendar-names.ts';
import type { CivilDay } from '../../../model/day/civil-day.ts';
import { dayText, weekday } from '../../../model/day/civil-day.ts';
import { clockTime } from '../../../model/day/clock-time.ts';
import { telephoneUri } from '../../../model/telephone.ts';
import { unbroken } from '../../../model/unbroken.ts';
import { Thumbnail } from '../../../site/cards/Thumbnail.tsx';
import { fillText } from '../../../site/words/fill-text.ts';
import { useWords } from '../../../site/words/words-context.ts';
import { Dotted } from '../../../ui/Dotted.tsx';
import type { DraftStop, Wish } from '../wish.ts';
import { hoursNote } from './hours-note.ts';

/** What the visitor asked for; the facts about it may be outdated. */
export type Asked = Pick<Wish, 'dog' | 'stepFree'>;

interface DraftRowProps extends Asked {
  stop: DraftStop;
  day: CivilDay;
  /** Set for the first stop only. */
  from: string | undefined;
  tools?: { isKept: boolean; onTool: (tool: Tool) => void };
}

const TOOLS = ['keep', 'another', 'remove'] as const;

export type Tool = (typeof TOOLS)[number];

/** A visit: picture, hours, drive, the reason for it, caveats, and tools. */
export function DraftRow({ stop, day, from, dog, stepFree, tools }: DraftRowProps) {
  const { row, reasons, wish } = useWords('drafts');
  const { place, usual, road } = stop;
  const { title, asOf } = place;
  const unsure = hoursNote(stop, row);
  const minutes = String(road);
  const way =
    road === 0
      ? undefined
      : from === undefined
        ? unbroken(fillText(row.on, { minutes }))
        : unbroken(fillText(row.from, { minutes, town: from }));
  const facts = [way, reasonOf(stop, day, reasons)].filter(Boolean).join(' • ');
  return (
    <li className="draft-row">
      <p className="draft-hour">
        {clockTime(stop.from)}
        <span>{`to ${clockTime(stop.to)}`}</span>
      </p>
      {place.imageUrl && <Thumbnail {...place} />}
      <div className="draft-about">
        <h4>
          <a href={place.path}>{title}</a>
        </h4>
        <p className="dots">
          <Dotted text={[place.town, facts].filter(Boolean).join(' • ')} />
        </p>
        {unsure && (
          <p className="draft-note">
            <span>{unsure}</span>{' '}
            {place.telephone && <a href={telephoneUri(place.telephone)}>{place.telephone}</a>}
          </p>
        )}
        {usual && <p className="draft-note">{row.usual}</p>}
        {dog && asOf?.dogs && <p className="draft-note">{`${wish.dog}: ${asOf.dogs}`}</p>}
        {stepFree && asOf?.stepFree && (
          <p className="draft-note">{`${wish.stepFree}: ${asOf.stepFree}`}</p>
        )}
      </div>
      {tools && (
        <div className="draft-tools">
          {TOOLS.map((tool) => (
            <button
              key={tool}
              type="button"
              className="draft-tool"
              aria-pressed={tool === 'keep' ? tools.isKept : undefined}
              aria-label={`${row[tool]}${tool === 'another' ? ':' : ''} ${title}`}
              onClick={() => tools.onTool(tool)}
            >
              {row[tool]}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

type Words = ReturnType<typeof useWords<'drafts'>>['reasons'];

/** In minutes after midnight. */
const [NOON, TOWARD_EVENING] = [12 * 60, 16 * 60];

/** The best reason for the visit on that day, from the guide's facts. */
function reasonOf({ place, from, callFirst }: DraftStop, day: CivilDay, words: Words): string {
  const { days, months, tours, open, closed, free, meal, best, indoors } = place;
  const at = WEEKDAYS[weekday(day)] ?? '';
  if (days) return isOfOneDay(days, day) ? words.today : words.run;
  if (months) return fillText(words.season, { months: months.join(', ') });
  if (meal) return words.table;
  if (tours && !callFirst) return words.tours;
  if (closed && open && !callFirst) return fillText(words.open, { weekday: at });
  if (free) return words.free;
  if (best?.includes('morning') && from < NOON) return words.morning;
  if (best?.includes('evening') && from >= TOWARD_EVENING) return words.evening;
  if (indoors) return words.indoors;
  return open && !callFirst ? fillText(words.open, { weekday: at }) : '';
}

function isOfOneDay(days: NonNullable<DraftStop['place']['days']>, day: CivilDay): boolean {
  const iso = dayText(day);
  return days.some(({ startDate, endDate }) => startDate === iso && endDate === iso);
}
