/** The process that follows the content for the server: main.ts starts it. */
import { giveWayToServer } from '../content/background-process.ts';
import { answerFollower } from '../content/following/answer-follower.ts';
import { createFollower } from '../server/guide-source.ts';
import { readEnvironment } from '../server/process/environment.ts';
import { createLog } from '../server/process/log.ts';
import { contentTables } from './content-tables.ts';

giveWayToServer();
const environment = readEnvironment(process.env);
const log = createLog(environment.logLevel, environment.logFormat);
await answerFollower(await createFollower(environment, { tables: contentTables, log }));
