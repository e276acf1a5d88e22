/** The program of the thread that reads the content folder for readFolderApart. */
import { parentPort, workerData } from 'node:worker_threads';
import { readContentFolder } from './content-folder.ts';
import type { FolderMessage, FolderOrder } from './read-folder-apart.ts';

/** Posts that are sent together: taking them over holds the other thread for a millisecond or two. */
const BATCH = 50;

const { folder, pagePaths } = workerData as FolderOrder;
const { content, problems } = await readContentFolder(folder, pagePaths);
if (content) {
  const { posts, ...rest } = content;
  for (let start = 0; start < posts.length; start += BATCH) send({ posts: posts.slice(start, start + BATCH) });
  send({ rest });
} else send({ problems });

function send(message: FolderMessage): void {
  parentPort?.postMessage(message);
}
