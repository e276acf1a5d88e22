/** The worker thread that reads the content folder for readFolder. */

import { parentPort, workerData } from 'node:worker_threads';
import { readEntries } from '../content/reading/content-folder.ts';
import type { PartName } from '../content/reading/content-parts.ts';
import type { FolderMessage } from '../content/reading/read-folder.ts';
import { contentTables } from './content-tables.ts';

/** Entries per message: receiving one blocks the main thread for a few milliseconds. */
const BATCH = 100;

const reading = await readEntries(workerData as string, contentTables);
for (const part of Object.keys(reading)) sendPart(part as PartName);
send('end');

/** Sends at least one message, also for a part without entries. */
function sendPart(part: PartName): void {
  const { entries, ...rest } = reading[part];
  for (let start = 0; start === 0 || start < entries.length; start += BATCH) {
    // Without positions, which are functions that can't be cloned.
    const batch = entries
      .slice(start, start + BATCH)
      .map(({ key, value, problems, file }) => ({ key, value, problems, file }));
    send({ part, read: { ...rest, entries: batch } });
  }
}

function send(message: FolderMessage): void {
  parentPort?.postMessage(message);
}
