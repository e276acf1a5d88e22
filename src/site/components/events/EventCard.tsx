import type { ReactNode } from 'react';
import { categoryTone } from '../../../model/category-looks.ts';
import { daysLabel } from '../../../model/event/days-label.ts';
import type { Event } from '../../../model/event/event.ts';
import { eventDateBox } from '../../../model/event/event-date.ts';
import { paths } from '../../../model/paths.ts';
import { useToday } from '../../today.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CardLink } from '../../ui/CardLink.tsx';

interface EventCardProps {
  event: Event;
  /** Goes at the bottom of the card. */
  children?: ReactNode;
}

/** An event: date box, category, title, days, "location • time" and description (section 2). */
export function EventCard({ event, children }: EventCardProps) {
  const { title, description, category, date, time, location, slug } = event;
  const days = daysLabel(event, useToday());
  return (
    <article className="event-card card-linked">
      <DateBox date={date} />
      <div>
        <Badge tone={categoryTone(category)}>{category}</Badge>
        <h3>
          <CardLink href={slug && paths.event(slug)}>{title}</CardLink>
        </h3>
        {days && <p className="event-days">{days}</p>}
        <p className="event-when">{[location, time].filter(Boolean).join(' • ')}</p>
        <p>{description}</p>
        {children}
      </div>
    </article>
  );
}

/** The event's date as a page of a desk calendar, the same everywhere (decision 5). */
function DateBox({ date }: { date: string }) {
  const { month, day } = eventDateBox(date);
  return (
    <p className="date-box">
      <span className="date-box-month">{month}</span>{' '}
      <span className={day.length > 2 ? 'date-box-day is-long' : 'date-box-day'}>{day}</span>
    </p>
  );
}
