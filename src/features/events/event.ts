import type { z } from 'zod';
import type { ImageDetails } from '../../model/image/image.ts';
import type { Visit } from '../../model/visit/visit.ts';
import type { Change } from '../../model/when/shapes/schedule.ts';
import type { eventSchema } from './event-schema.ts';

/** An event as written by the owner, with the rule for its days. */
export type EventEntry = Omit<z.infer<typeof eventSchema>, 'featured' | 'imageFocus'> & {
  image?: ImageDetails | undefined;
};

/** The same, with its facts as of a day (decision 48). */
export type EventOnDay = Omit<EventEntry, 'visit'> & { visit?: Visit | undefined };

/** A run of an event's days as the API sends it, with hours if the owner gives them. */
export interface EventDays {
  /** ISO dates, both inclusive. */
  startDate: string;
  endDate: string;
  /** "18:00"; without hours, an event is all-day. */
  starts?: string | undefined;
  ends?: string | undefined;
  /** Set if the organizer hasn't announced these days; they're the usual ones. */
  usual?: true | undefined;
  /** Set if these days belong to a longer run with short pauses. */
  firstDate?: string | undefined;
  lastDate?: string | undefined;
  /** Set if these days were changed or canceled (decision 47). */
  status?: EventStatus | undefined;
  /** Set if it's postponed and these were its days: it's not on then. */
  toBeAnnounced?: true | undefined;
  /** A sentence about the change, the days on which a run pauses, or a text date too long for its box. */
  statusNote?: string | undefined;
}

/** An event as of a day, with its next days in place of their rule (decision 27). */
export type DatedEvent = Omit<EventOnDay, 'when' | 'status'> &
  NextDays &
  Pick<EventDays, 'toBeAnnounced'> & { date: string };

export type EventStatus = Change['is'];

/** An event as the API sends it (specification section 3); it has a page if it has a slug. */
export type Event = Omit<DatedEvent, 'visit' | 'formerly' | 'story'>;

export type NextDays = Partial<Omit<EventDays, 'starts' | 'ends' | 'toBeAnnounced'>>;
