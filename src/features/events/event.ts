import type { z } from 'zod';
import type { ImageDetails } from '../../model/image/image.ts';
import type { Visit } from '../../model/visit/visit.ts';
import type { Change } from '../../model/when/shapes/schedule.ts';
import type { eventSchema } from './event-schema.ts';

/** An event as the owner keeps it, with the rule of its days. */
export type EventEntry = Omit<z.infer<typeof eventSchema>, 'featured' | 'imageFocus'> & {
  image?: ImageDetails | undefined;
};

/** Such an event with its facts as the guide states them on a day (decision 48). */
export type EventOnDay = Omit<EventEntry, 'visit'> & { visit?: Visit | undefined };

/** An event on a day, with the days that come next instead of their rule (decision 27). */
export type DatedEvent = Omit<EventOnDay, 'when' | 'date' | 'status'> & {
  date: string;
  /** True if the organizer hasn't announced these days; they're the usual ones. */
  usual?: true | undefined;
  /** Set if it doesn't come as it was announced (decision 47). */
  status?: EventStatus | undefined;
  /** Set if it's postponed and nobody knows the new day: its days are those that were announced. */
  toBeAnnounced?: true | undefined;
  /** What there is to say of that, of days with pauses, or a text date longer than its box. */
  statusNote?: string | undefined;
};

/** What has become of an event on its next days. */
export type EventStatus = Change['is'];

/** An event as the API sends it (specification section 3); it has a page if it has a slug. */
export type Event = Omit<DatedEvent, 'visit' | 'formerly' | 'story'>;

/** What cards say of an event's next days. */
export type NextDays = Pick<Event, 'startDate' | 'endDate' | 'usual' | 'status' | 'statusNote'>;
