import { z } from 'zod';
import { line } from '../../model/text.ts';
import { titled } from '../../site/words/page-copy-schema.ts';

/** events.yaml: the copy around the list, the link to /stay, and the calendar's text (decision 39). */
export const eventsWordsSchema = titled('Events').extend({
  stay: line(40),
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
