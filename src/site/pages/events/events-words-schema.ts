import { z } from 'zod';
import { line } from '../../../model/text.ts';
import { titled } from '../../words/page-copy-schema.ts';

/** events.yaml: what stands around the list, and what calendars say (decision 39). */
export const eventsWordsSchema = titled('Events').extend({
  calendar: z.strictObject({
    heading: line(80),
    text: line(),
    subscribe: line(40),
    copy: line(),
    name: line(80),
    usual: line(),
  }),
});
