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

/** An event as of a day, with its next days in place of their rule (decision 27). */
export type DatedEvent = Omit<EventOnDay, 'when' | 'date' | 'status'> & {
  date: string;
  /** Set if the organizer hasn't announced these days; they're the usual ones. */
  usual?: true | undefined;
  /** The whole run, set if these days are only a part of it, up to a short pause. */
  firstDate?: string | undefined;
  lastDate?: string | undefined;
  /** Set if the event was changed or canceled (decision 47). */
  status?: EventStatus | undefined;
  /** Set if it's postponed without a new date; its days are still the announced ones. */
  toBeAnnounced?: true | undefined;
  /** A note on the status, the days on which a run pauses, or a text date too long for its box. */
  statusNote?: string | undefined;
};

export type EventStatus = Change['is'];

/** An event as the API sends it (specification section 3); it has a page if it has a slug. */
export type Event = Omit<DatedEvent, 'visit' | 'formerly' | 'story'>;

export type NextDays = Pick<
  Event,
  'startDate' | 'endDate' | 'usual' | 'firstDate' | 'lastDate' | 'status' | 'statusNote'
>;
