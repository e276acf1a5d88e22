/** `npm run dev`: the guide with hot reload on http://localhost:3000 (PORT). Content is read again at every request. */
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { createServer } from 'vite';
import { readCommandLine } from '../src/commands/command-line/command-line.ts';
import { ContentProblems } from '../src/content/content-source.ts';
import { readContentFolder } from '../src/content/files/content-folder.ts';
import { createSnapshot, type Snapshot } from '../src/content/snapshot.ts';
import { escapeXml } from '../src/server/metadata/xml.ts';
import { readEnvironment } from '../src/server/process/environment.ts';

readCommandLine('dev');
const { port } = readEnvironment(process.env);
const siteUrl = `http://localhost:${port}`;
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

/** What a built page would load; here Vite serves the sources, and checks no integrity. */
const assets = {
  style: { url: '/src/site/styles/main.css?direct', integrity: '' },
  loader: { url: '/src/site/loader.ts', integrity: '' },
  fontUrls: [],
};

createHttpServer((request, response) => {
  vite.middlewares(request, response, () => {
    const { pathname } = new URL(request.url ?? '/', siteUrl);
    answer(pathname, response).catch((error: unknown) => sendError(error, response));
  });
}).listen(port, () => process.stdout.write(`${siteUrl}\n`));

async function answer(path: string, response: ServerResponse): Promise<void> {
  if (path.startsWith('/images/')) return sendImage(path, response);
  const snapshot = await readSnapshot();
  if (path.startsWith('/api/')) {
    const { readApi } = await load<typeof import('../src/server/api.ts')>('/src/server/api.ts');
    const { status, value } = readApi(snapshot, path) ?? { status: 404, value: null };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    return;
  }
  const { loadAllPages } = await load<typeof import('../src/site/loaded-pages.ts')>('/src/site/loaded-pages.ts');
  await loadAllPages();
  const { createRenderPage } = await load<typeof import('../src/server/edition/render-page.tsx')>(
    '/src/server/edition/render-page.tsx',
  );
  const { status, html } = createRenderPage({ siteUrl, assets })(path, snapshot);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(await vite.transformIndexHtml(path, html));
}

/** Pictures as they lie in the folder; photos are not made smaller here. */
async function sendImage(path: string, response: ServerResponse): Promise<void> {
  const file = await readFile(`content/images/${basename(path)}`).catch(() => undefined);
  if (!file) return void response.writeHead(404).end();
  response.writeHead(200, path.endsWith('.svg') ? { 'content-type': 'image/svg+xml' } : {}).end(file);
}

async function readSnapshot(): Promise<Snapshot> {
  const { content, problems } = await readContentFolder('content');
  if (!content) throw new ContentProblems(problems);
  return createSnapshot(content, 'dev');
}

function load<Module>(file: string): Promise<Module> {
  return vite.ssrLoadModule(file) as Promise<Module>;
}

/** A fault in what the owner writes gets a page that tells it and looks every two seconds whether it is gone. */
function sendError(error: unknown, response: ServerResponse): void {
  if (error instanceof Error && error.name === ContentProblems.name) {
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>A fault in the content</title><h1>The guide cannot be shown until this is corrected</h1><pre>${escapeXml(error.message)}</pre></html>
`;
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    return;
  }
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
}
