import type { ReactNode } from 'react';
import { categoryTone } from '../../model/category-looks.ts';
import { paths } from '../../model/paths.ts';
import { CardTitle, cardClass } from '../../site/cards/CardTitle.tsx';
import { useToday } from '../../site/today.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import { planKey } from '../saving/plan-key.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { DateBox } from './DateBox.tsx';
import { daysLabel, onlyDay } from './days-label.ts';
import { boxDropsAny } from './event-date.ts';
import type { EventRow } from './event-queries.ts';

interface EventCardProps {
  event: EventRow;
  picture?: ReactNode;
  children?: ReactNode;
}

/** An event: date box, category, title, days, "location • time" and description (section 2). */
export function EventCard({ event, picture, children }: EventCardProps) {
  const { id, title, description, category, date, time, location, slug, startDate } = event;
  const href = slug && paths.event(slug);
  const today = useToday();
  const days = daysLabel(event, today);
  const rest = !startDate && boxDropsAny(date) ? date : undefined;
  const note = event.statusNote ?? rest;
  return (
    <article className={cardClass('event-card', href)}>
      <DateBox date={date} />
      {picture}
      <div>
        <Badge tone={categoryTone(category)}>{category}</Badge>
        <h3>
          <CardTitle title={title} href={href} />
        </h3>
        {days && <p className="event-days">{days}</p>}
        {note && <p>{note}</p>}
        <p className="event-when dots">
          <Dotted text={[location, time].filter(Boolean).join(' • ')} />
        </p>
        <p>{description}</p>
        {children}
      </div>
      <SaveButton of={planKey('e', id)} title={title} day={onlyDay(event, today)} />
    </article>
  );
}
