import { cabinPortraits } from '../features/cabins/cabins.server.ts';
import { eventCalendars } from '../features/places/event-calendars.server.ts';
import { pagePaths } from '../model/site-paths.ts';
import { readPageAssets } from '../server/edition/page-assets.ts';
import type { Renderer } from '../server/edition/renderer.ts';
import { api } from './api.ts';
import { contentOn } from './content-on.ts';
import { siteDocuments } from './documents.server.ts';
import { loadAllPages } from './load-all-pages.ts';
import { createRenderPage, missingPath } from './render-page.tsx';
import { routes } from './routes.ts';

/** The renderer of pages and documents. Rejects if `clientFolder` has no build of the browser. */
export async function createGuideRenderer(
  siteUrl: string,
  clientFolder: string,
): Promise<Renderer> {
  await loadAllPages();
  const { assets, styleHashes } = readPageAssets(
    clientFolder,
    routes.all.map(({ styles }) => styles),
  );
  return {
    contentOn,
    api,
    renderPage: createRenderPage({ siteUrl, assets }),
    knownPaths: pagePaths,
    missingPath,
    styleHashes,
    documents: siteDocuments(siteUrl),
    entryDocuments: (content) =>
      new Map([...eventCalendars(content, siteUrl), ...cabinPortraits(content)]),
  };
}
