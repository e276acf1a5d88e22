import { pagePaths } from '../../model/site-paths.ts';
import { loadAllPages } from '../../site/loaded-pages.ts';
import { siteDocuments } from '../metadata/documents.ts';
import { readPageAssets } from './page-assets.ts';
import { createRenderPage, missingPath } from './render-page.tsx';
import type { Renderer } from './renderer.ts';

/**
 * What makes the guide's pages and documents, with the browser's build in `clientFolder`. Rejects
 * where the build is missing.
 */
export async function createGuideRenderer(
  siteUrl: string,
  clientFolder: string,
): Promise<Renderer> {
  await loadAllPages();
  const renderPage = createRenderPage({ siteUrl, assets: readPageAssets(clientFolder) });
  return { renderPage, knownPaths: pagePaths, missingPath, documents: siteDocuments(siteUrl) };
}
