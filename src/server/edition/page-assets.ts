import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageAsset, PageAssets } from './html-document.ts';

const LOADER = 'src/site/loader.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional() }),
);

/**
 * What every page loads, according to the manifest that Vite leaves in the browser's build
 * (`clientFolder`/.vite/manifest.json). Throws if the build is missing or isn't this site's.
 */
export function readPageAssets(clientFolder: string): PageAssets {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
  const { file: loader, css: [style] = [] } = manifest[LOADER] ?? {};
  if (loader === undefined || style === undefined)
    throw new Error(`${clientFolder} is not a build of this site; run ./guide build.`);
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  return {
    style: asset(clientFolder, style),
    loader: asset(clientFolder, loader),
    fontUrls: fonts.map(({ file }) => `/${file}`),
  };
}

function asset(folder: string, file: string): PageAsset {
  return {
    url: `/${file}`,
    integrity: `sha256-${hash('sha256', readFileSync(join(folder, file)), 'base64')}`,
  };
}
