/** The worker thread that reads the content folder for readFolder. */
import { parentPort, workerData } from 'node:worker_threads';
import { readContentFolder } from './content-folder.ts';
import type { FolderMessage } from './read-folder.ts';

/** Entries sent together: receiving them blocks the other thread for a few milliseconds. */
const BATCH = 100;

const { content, problems } = await readContentFolder(workerData as string);
inBatches(problems, (batch) => send({ problems: batch }));
if (content) {
  const { site, words, ...lists } = content;
  send({ site: { ...site, redirects: {} }, words });
  inBatches(Object.entries(site.redirects), (redirects) => send({ redirects }));
  inBatches(lists.activities, (activities) => send({ activities }));
  inBatches(lists.destinations, (destinations) => send({ destinations }));
  inBatches(lists.events, (events) => send({ events }));
  inBatches(lists.posts, (posts) => send({ posts }));
}
send('end');

function inBatches<Entry>(entries: readonly Entry[], take: (batch: Entry[]) => void): void {
  for (let start = 0; start < entries.length; start += BATCH)
    take(entries.slice(start, start + BATCH));
}

function send(message: FolderMessage): void {
  parentPort?.postMessage(message);
}
