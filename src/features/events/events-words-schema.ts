import { z } from 'zod';
import { line } from '../../model/text.ts';
import { titled } from '../../site/words/page-copy-schema.ts';

/** events.yaml: what stands around the list, the link to /stay, and what calendars say (decision 39). */
export const eventsWordsSchema = titled('Events').extend({
  /** The link to /stay. */
  stay: line(40),
  /** Above what is on, and above what has no day yet. */
  months: z.strictObject({ onNow: line(40), undated: line(60) }),
  calendar: z.strictObject({
    heading: line(80),
    text: line(),
    subscribe: line(40),
    copy: line(),
    name: line(80),
    usual: line(),
  }),
});
