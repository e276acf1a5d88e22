/** `./guide desk`: serves the owner's desk. The first start prints an invitation, as --invite does. */
import { join, resolve } from 'node:path';
import { contentTables } from '../app/content-tables.ts';
import { readCommandLine } from '../commands/command-line/command-line.ts';
import { printError, printLines } from '../commands/command-line/print-lines.ts';
import { MEASURED_FOLDER, PictureSurvey } from '../content/pictures/picture-survey.ts';
import { withConnection } from '../content/postgres/connection/postgres-connection.ts';
import { fillEmptyFolder } from '../content/serving/fill-folder.ts';
import { openLocalStore } from '../content/versions/local-store.ts';
import { type Connect, PostgresStore } from '../content/versions/postgres-store.ts';
import type { SqliteStore } from '../content/versions/sqlite-store.ts';
import { texasDay } from '../model/day/texas-day.ts';
import { EnvironmentError } from '../server/process/environment.ts';
import { DeskContent } from './content/desk-content.ts';
import { listNames } from './content/forms.ts';
import { type DeskSettings, readDeskSettings } from './desk-settings.ts';
import { PeopleStore } from './people/people-store.ts';
import { Previews } from './preview/previews.ts';
import { DeskMetrics } from './server/desk-metrics.ts';
import { createDeskServer } from './server/desk-server.ts';
import { invitationLink } from './server/people-routes.ts';
import { PostgresSchedule } from './times/postgres-schedule.ts';
import { SqliteSchedule } from './times/sqlite-schedule.ts';
import { Timekeeper } from './times/timekeeper.ts';

const PAGES = 'dist/desk';

/** How often plans are looked at, in milliseconds. */
const LOOK_EVERY = 10_000;

const { options } = readCommandLine('desk');
// The launcher has built it already.
if (options.build) process.exit();

try {
  const settings = readDeskSettings(process.env);
  const people = new PeopleStore(join(settings.dataFolder, 'desk'));
  if (options.invite) invite(settings, people);
  else await serve(settings, people);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isSetting = error instanceof EnvironmentError || 'code' in error;
  printError(
    `The desk cannot start. ${isSetting ? error.message : (error.stack ?? error.message)}`,
  );
  process.exit(1);
}

function invite({ deskOrigin }: DeskSettings, people: PeopleStore): void {
  printLines([
    'Whoever opens this link within 15 minutes, once, makes a passkey and is an owner of the desk:',
    invitationLink(deskOrigin, people.invite(Date.now())),
  ]);
}

async function serve(settings: DeskSettings, people: PeopleStore): Promise<void> {
  const { deskPort, deskMetricsPort, deskOrigin, siteUrl } = settings;
  const { contentFolder, dataFolder, cacheFolder, databaseUrl } = settings;
  const isShared = databaseUrl !== undefined;
  const connect: Connect = (work) => withConnection(String(databaseUrl), work);
  if (!isShared) await fillEmptyFolder(contentFolder, 'content');
  const content = new DeskContent({
    store: isShared ? new PostgresStore(connect) : await storeIn(dataFolder),
    folder: isShared ? undefined : contentFolder,
    deskFolder: join(dataFolder, 'desk'),
    tables: contentTables,
    survey: PictureSurvey.remembering(join(cacheFolder, MEASURED_FOLDER)),
    today: () => texasDay(Date.now()),
  });
  const previews = new Previews(siteUrl);
  const schedule = isShared
    ? new PostgresSchedule(connect)
    : new SqliteSchedule(join(dataFolder, 'desk'));
  const times = new Timekeeper({ content, schedule, now: Date.now });
  const metrics = new DeskMetrics({ people, content });
  const app = await createDeskServer({
    answered: metrics.answered,
    ...{ people, content, previews, times, siteUrl },
    ...{ origin: deskOrigin, pagesFolder: resolve(PAGES) },
  });
  app.addHook('onClose', async () => previews.close());
  const end = () => void app.close().then(() => process.exit(0));
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // For this machine only; a proxy with HTTPS stands in front of it.
  await app.listen({ port: deskPort, host: '127.0.0.1' });
  if (deskMetricsPort !== undefined)
    await metrics.server().listen({ port: deskMetricsPort, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : deskPort;
  printLines([`The desk is at ${deskOrigin}, on port ${port} of this machine.`]);
  // Completes interrupted writes, and runs the slow first check before anybody waits for it.
  const checked = content.newest().then(async ({ tree }) => {
    await listNames(content.entries, tree);
    await content.findings(tree);
  });
  checked.catch((error: unknown) => printError(`Nothing could be checked yet: ${error}`));
  keepTime(times, printError);
  if (people.people().length === 0) invite(settings, people);
}

/** Opens the versions in the folder. Rejects with what to do if they can't be used. */
async function storeIn(dataFolder: string): Promise<SqliteStore> {
  return await openLocalStore(dataFolder).catch((error: Error) => {
    throw new EnvironmentError(`DATA_DIR, ${dataFolder}, cannot be used: ${error.message}.`);
  });
}

/** Publishes what is due, late or not. Reports a failure once, and retries. */
function keepTime(times: Timekeeper, report: (message: string) => void): void {
  let said = '';
  const look = () =>
    times.look().then(
      () => {
        said = '';
      },
      (error: unknown) => {
        const message = `What is due could not be published yet: ${error instanceof Error ? error.message : error}`;
        if (message !== said) report(message);
        said = message;
      },
    );
  void look();
  setInterval(look, LOOK_EVERY).unref();
}
