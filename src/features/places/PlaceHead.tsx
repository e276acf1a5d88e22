import { categoryTone } from '../../model/category-looks.ts';
import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { useToday } from '../../site/today.ts';
import { useWords } from '../../site/words/words-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import { LocationLine } from '../../ui/LocationLine.tsx';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { daysLabel, onlyDay } from '../events/days-label.ts';
import { planKey } from '../saving/plan-key.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import type { ActivityDetails, EventDetails } from './place.ts';

/** A place's poster, with its title, time, location and description. */
export function PlaceHead({ place }: { place: ActivityDetails | EventDetails }) {
  const { id, title, description, category, location, link } = place;
  const words = useWords('place');
  const isEvent = 'days' in place;
  const today = useToday();
  return (
    <header className="post-head">
      <div className="post-picture">
        <Picture picture={place} sizes="(width < 64rem) 100vw, 620px" eager />
      </div>
      <div className="post-title">
        <BackLink href={isEvent ? paths.events : paths.thingsToDo}>
          {isEvent ? words.back.event : words.back.activity}
        </BackLink>
        <Badge tone={categoryTone(category)}>{category}</Badge>
        <h1>{title}</h1>
        {isEvent && <EventDate event={place} />}
        {location && <LocationLine name={location} />}
        <p className="text-lg">{description}</p>
        <SaveButton
          of={planKey(isEvent ? 'e' : 'a', id)}
          title={title}
          day={isEvent ? onlyDay(place, today) : undefined}
          withText
        />
        {link && (
          <TargetLink link={link} className="button button-quiet">
            {words.link}
          </TargetLink>
        )}
      </div>
    </header>
  );
}

/** "Sat, Dec 5 • 6 PM"; on that day "Today", by the visitor's clock (decision 36). */
function EventDate({ event }: { event: EventDetails }) {
  const label = daysLabel(event, useToday());
  const date = event.startDate === undefined && event.date;
  return (
    <>
      <p className="dots font-bold">
        <Dotted text={[label, date, event.time].filter(Boolean).join(' • ')} />
      </p>
      {event.statusNote && <p>{event.statusNote}</p>}
    </>
  );
}
