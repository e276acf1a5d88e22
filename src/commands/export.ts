/** `./guide export [FOLDER]`: writes the whole site as static files, and nginx's settings next to it. */

import { availableParallelism } from 'node:os';
import { contentTables } from '../app/content-tables.ts';
import { createGuideRenderer } from '../app/guide-renderer.ts';
import { ContentProblems, describeProblems } from '../content/content-source.ts';
import { DatabaseError } from '../content/postgres/connection/database-error.ts';
import { type CivilDay, dayText } from '../model/day/civil-day.ts';
import { longDate } from '../model/day/day-in-words.ts';
import { texasDay } from '../model/day/texas-day.ts';
import { ApiCache } from '../server/edition/api-cache.ts';
import { PageCache } from '../server/edition/page-cache.ts';
import { Pictures } from '../server/edition/pictures.ts';
import { readStaticFiles } from '../server/edition/static-files.ts';
import { createGuideSource } from '../server/guide-source.ts';
import { createSecurityHeaders } from '../server/http/security-headers.ts';
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
} from '../server/process/environment.ts';
import { createLog } from '../server/process/log.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { printError, printLines, shorten } from './command-line/print-lines.ts';
import { createProgressBar } from './command-line/progress-bar.ts';
import { wildAddresses, writeHeadersFile, writeRedirectsFile } from './export/host-files.ts';
import { writeNginxMaps, writeNginxServer } from './export/nginx-files.ts';
import { type SiteFile, type SiteParts, siteFiles } from './export/site-files.ts';
import { NoExportError, SiteFolder } from './export/site-folder.ts';

const CLIENT_FOLDER = 'dist/client';

const { options, operands } = readCommandLine('export');
const [target = 'dist/export'] = operands;

try {
  await exportSite(target, options['dry-run']);
} catch (error) {
  printError(`The site was not exported. ${failureText(error)}`);
  process.exitCode = 1;
}

async function exportSite(target: string, dryRun: boolean): Promise<void> {
  const day = texasDay(Date.now());
  const environment = readEnvironment(process.env);
  const { brotliQuality } = environment;
  const folder = await SiteFolder.open(target, { dryRun, day, brotliQuality });
  const nginx = await SiteFolder.open(`${target}-nginx`, { dryRun });
  const parts = await readParts(day, environment);
  const { names, files } = siteFiles(parts);
  await folder.claim([...names, '_headers', '_redirects']);
  await nginx.claim(['maps.conf', 'server.conf']);
  await putAll(folder, files, names.length);
  await folder.putText('_headers', writeHeadersFile(parts));
  await folder.putText('_redirects', writeRedirectsFile(parts.content));
  for (const address of wildAddresses(parts.content))
    printError(
      `${address} leads on with nginx only: in _redirects, * and : stand for any address, so it is left out.`,
    );
  const removed = await folder.removeOthers();
  await nginx.putText('maps.conf', writeNginxMaps(parts));
  await nginx.putText('server.conf', writeNginxServer(parts));
  await nginx.removeOthers();
  const { written, unchanged, changes } = folder;
  if (!dryRun)
    return printLines([
      `${target}: ${written} files written, ${unchanged} unchanged, ${removed} removed. It shows the guide as of ${longDate(dayText(day))}, in Texas.`,
    ]);
  const summary = `${target}: ${written} files would be written, ${unchanged} are unchanged, ${removed} would be removed. It would show the guide as of ${longDate(dayText(day))}, in Texas.`;
  printLines([...shorten(changes), `${summary} This was a dry run: nothing was written.`]);
}

/** In parallel: most of the time goes into compression, on a core each. */
async function putAll(
  folder: SiteFolder,
  files: AsyncGenerator<SiteFile>,
  total: number,
): Promise<void> {
  const progress = createProgressBar('Exporting');
  const putNext = async () => {
    for await (const { file, body } of files) {
      await folder.put(file, body);
      progress(folder.written + folder.unchanged, total);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, putNext));
}

/** Photos are resized first, as pages list their sizes. */
async function readParts(day: CivilDay, environment: Environment): Promise<SiteParts> {
  const { siteUrl, siteUrlIsGuess, offline } = environment;
  if (siteUrlIsGuess)
    printError(
      `SITE_URL is not set, so canonical links say ${siteUrl}; set it to the address that visitors use.`,
    );
  if (environment.databaseUrl === undefined)
    printError(
      'A folder knows no earlier versions: old addresses of changed titles lead on only if formerly lists them.',
    );
  const log = createLog('silent');
  const { source, photos, pictureSources } = await createGuideSource(environment, {
    tables: contentTables,
    clientFolder: CLIENT_FOLDER,
    log,
    keepsVersions: false,
  });
  await source.read();
  const unmade = await photos.made();
  if (unmade.length > 0)
    throw new NoExportError(
      `The sizes of ${unmade.join(', ')} could not be made. If ${environment.cacheFolder} can be written to and has room, save these photos again as smaller ones.`,
    );
  const snapshot = await source.read();
  await source.close();
  for (const problem of photos.problems) printError(`${problem}\nThe picture is left out.`);
  const renderer = await createGuideRenderer(siteUrl, CLIENT_FOLDER);
  const content = renderer.contentOn(snapshot, day);
  const security = createSecurityHeaders(siteUrl, snapshot.site.imageHosts, renderer.styleHashes);
  const made = () => {};
  const pages = new PageCache({ content, renderer, security, revision: {}, made, renderFailed });
  const api = new ApiCache({ api: renderer.api, content, headers: security.data, made });
  const files = readStaticFiles(CLIENT_FOLDER, security, made, { offline });
  const pictures = new Pictures({ sources: pictureSources, security, made });
  await pictures.refresh();
  return {
    content,
    security,
    pages,
    api,
    documents: renderer.documents,
    files,
    pictures,
    offlineRevision: offline ? snapshot.revision : undefined,
  };
}

/** A site with a missing page must not go online. */
function renderFailed(path: string, error: unknown): never {
  throw new Error(
    `The page ${path} could not be rendered: ${error instanceof Error ? error.message : error}`,
    { cause: error },
  );
}

function failureText(error: unknown): string {
  if (error instanceof DatabaseError) return error.message;
  if (error instanceof NoExportError) return error.message;
  if (error instanceof ContentProblems)
    return `The content has faults:\n${describeProblems(error.problems).join('\n')}`;
  if (error instanceof EnvironmentError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
