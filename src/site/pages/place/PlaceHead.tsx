import { categoryTone } from '../../../model/category-looks.ts';
import { daysLabel } from '../../../model/event/days-label.ts';
import { paths } from '../../../model/paths.ts';
import type { ActivityDetails, EventDetails } from '../../../model/place/place.ts';
import { planKey } from '../../../model/plan/plan.ts';
import { Picture } from '../../components/cards/Picture.tsx';
import { SaveButton } from '../../components/saving/SaveButton.tsx';
import { useToday } from '../../today.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { LocationLine } from '../../ui/LocationLine.tsx';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { useWords } from '../../words/words-context.ts';

/** The poster of a place with its title, when and where it is, and what it is about. */
export function PlaceHead({ place }: { place: ActivityDetails | EventDetails }) {
  const { id, title, description, category, location, link } = place;
  const words = useWords('place');
  const isEvent = 'days' in place;
  return (
    <header className="post-head">
      <div className="post-picture">
        <Picture picture={place} sizes="(width < 72rem) 100vw, 1100px" eager />
      </div>
      <div className="post-title">
        <BackLink href={isEvent ? paths.events : paths.thingsToDo}>
          {isEvent ? words.back.event : words.back.activity}
        </BackLink>
        <Badge tone={categoryTone(category)}>{category}</Badge>
        <h1>{title}</h1>
        {isEvent && <EventDate event={place} />}
        {location && <LocationLine name={location} />}
        <p className="place-lead">{description}</p>
        <SaveButton of={planKey(isEvent ? 'e' : 'a', id)} title={title} withText />
        {link && (
          <TargetLink link={link} className="button button-quiet">
            {words.link}
          </TargetLink>
        )}
      </div>
    </header>
  );
}

/** "Sat, Dec 5 • 6 PM", and on the day "Today": the visitor's own day counts (decision 36). */
function EventDate({ event }: { event: EventDetails }) {
  const label = daysLabel(event, useToday()) ?? event.date;
  return <p className="font-bold">{[label, event.time].filter(Boolean).join(' • ')}</p>;
}
