/**
 * `npm run dev`: the guide with hot reload on http://localhost:3000 (PORT), for this machine only
 * unless HOST says otherwise: Vite serves the sources. Content is read again for every request. Editing content, words or the server's code reloads the page; editing a
 * component updates it in place. An error becomes a page that says where it is.
 */

import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { createServer, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { readCommandLine } from '../src/commands/command-line/command-line.ts';
import { ContentProblems } from '../src/content/content-source.ts';
import { openContentFile } from '../src/content/gate/open-content-file.ts';
import { kindOfPicture } from '../src/content/pictures/making/picture-measurements.ts';
import type { DayContent } from '../src/model/content/day-content.ts';
import { isWordsPath } from '../src/model/words-path.ts';
import type { PageAsset } from '../src/server/edition/html-document.ts';
import { readEnvironment } from '../src/server/process/environment.ts';
import { startFailure } from '../src/server/process/run-guide.ts';
import { type PageStyles, type Sheet, sheetsOf } from '../src/site/styles/page-styles.ts';
import { describeFault, faultPage } from './dev-fault.ts';

/** What a built page would load; here Vite serves the sources and doesn't check integrity. */
const ASSETS = {
  stylesOf: (styles: PageStyles) => ({ blocks: [], links: sheetsOf(styles).map(sourceOf) }),
  loader: { url: '/src/app/loader.ts', integrity: '' },
  fontUrls: [],
};

function sourceOf(sheet: Sheet): PageAsset {
  return { url: `/src/site/styles/sheets/${sheet}.css?direct`, integrity: '' };
}

readCommandLine('dev');

let vite: ViteDevServer;
let contentFolder: string;
let siteUrl: string;
/** The error that the last page showed, until a page works again. */
let fault: string | undefined;

try {
  await start();
} catch (error) {
  process.stderr.write(`The guide cannot start. ${startFailure(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  contentFolder = normalizePath(resolve(environment.contentFolder));
  siteUrl = `http://localhost:${environment.port}`;
  const http = createHttpServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    const answerSafely = () =>
      void answer(pathname, response).catch((error: unknown) => sendFault(error, response));
    // Vite would look for a source file at the address of words.
    if (isWordsPath(pathname)) answerSafely();
    else vite.middlewares(request, response, answerSafely);
  });
  vite = await createServer({
    plugins: [reloadOnEdit()],
    server: { middlewareMode: true, ws: { server: http }, watch: { ignored: ['**/.cache/**'] } },
    appType: 'custom',
  });
  vite.watcher.add(contentFolder);
  await new Promise<void>((listening, reject) => {
    const { port, host = 'localhost' } = environment;
    http.once('error', reject).listen(port, host, listening);
  });
  process.stdout.write(`The guide with hot reload: ${siteUrl}\n`);
}

/** Reloads after edits that Vite can't show in place: content, words, server code, after errors. */
function reloadOnEdit(): Plugin {
  return {
    name: 'reload-on-edit',
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client') return undefined;
      const isContent = file.startsWith(`${contentFolder}/`);
      const isOfServer =
        modules.length === 0 &&
        vite.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
      if (!isContent && !isOfServer && fault === undefined) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  if (path.startsWith('/images/')) return sendImage(path, response);
  const content = await readContent();
  if (path.startsWith('/api/')) {
    const { api } = await load<typeof import('../src/app/api.ts')>('/src/app/api.ts');
    const { status, value } = api.read(content, path) ?? { status: 404, value: null };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    return;
  }
  if (isWordsPath(path)) return sendWords(path, content, response);
  const { loadAllPages } = await load<typeof import('../src/app/load-all-pages.ts')>(
    '/src/app/load-all-pages.ts',
  );
  await loadAllPages();
  const { createRenderPage } = await load<typeof import('../src/app/render-page.tsx')>(
    '/src/app/render-page.tsx',
  );
  const { status, html } = createRenderPage({ siteUrl, assets: ASSETS })(path, content);
  sendPage(status, await vite.transformIndexHtml(path, html), response);
  fault = undefined;
}

/** Sends the words of a page; the set that a tab asks for is gone once they were edited. */
async function sendWords(
  path: string,
  { words }: DayContent,
  response: ServerResponse,
): Promise<void> {
  const { wordSet } = await load<typeof import('../src/server/edition/word-set.ts')>(
    '/src/server/edition/word-set.ts',
  );
  const text = wordSet(words).modules.get(path);
  response.writeHead(text ? 200 : 404, { 'content-type': 'text/javascript' }).end(text);
}

/** Sends pictures as they are in the folder; photos aren't resized here. */
async function sendImage(path: string, response: ServerResponse): Promise<void> {
  const bytes = await readImage(basename(path)).catch(() => undefined);
  if (!bytes) return void response.writeHead(404).end();
  response
    .writeHead(200, path.endsWith('.svg') ? { 'content-type': 'image/svg+xml' } : {})
    .end(bytes);
}

async function readImage(name: string): Promise<Buffer> {
  const file = join(contentFolder, 'images', name);
  await using image = await openContentFile({ root: contentFolder, file }, kindOfPicture(name));
  return await image.read();
}

async function readContent(): Promise<DayContent> {
  const { readContentFolder } = await load<
    typeof import('../src/content/reading/content-folder.ts')
  >('/src/content/reading/content-folder.ts');
  const { contentTables } = await load<typeof import('../src/app/content-tables.ts')>(
    '/src/app/content-tables.ts',
  );
  const { contentOn } =
    await load<typeof import('../src/app/content-on.ts')>('/src/app/content-on.ts');
  const { texasDay } = await load<typeof import('../src/model/day/texas-day.ts')>(
    '/src/model/day/texas-day.ts',
  );
  const { content, problems } = await readContentFolder(contentFolder, contentTables);
  if (!content) throw new ContentProblems(problems);
  return contentOn(content, texasDay(Date.now()));
}

function load<Module>(file: string): Promise<Module> {
  return vite.ssrLoadModule(file) as Promise<Module>;
}

function sendFault(error: unknown, response: ServerResponse): void {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  const text = describeFault(error);
  if (text !== fault) process.stderr.write(`${text}\n`);
  fault = text;
  sendPage(503, faultPage(text), response);
}

function sendPage(status: number, html: string, response: ServerResponse): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}
