import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { firstSheets, laterSheets, type PageStyles } from '../../site/styles/page-styles.ts';
import type { PageAsset, PageAssets, StyleAssets } from './html-document.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional() }),
);

export interface BuiltAssets {
  assets: PageAssets;
  /** Of the inline styles of all pages. */
  styleHashes: readonly string[];
}

/** What pages load, from the manifest in `clientFolder`. Throws if the build isn't this site's. */
export function readPageAssets(
  clientFolder: string,
  allStyles: readonly PageStyles[],
): BuiltAssets {
  const manifest = Object.values(
    manifestSchema.parse(
      JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')),
    ),
  );
  const fileOf = (entry: string, ending: string): string => {
    const found = manifest.find(({ name, file }) => name === entry && extname(file) === ending);
    if (!found) throw new Error(`${clientFolder} is not a build of this site; run ./guide build.`);
    return found.file;
  };
  const assetOf = (entry: string, ending: string): PageAsset => {
    const file = fileOf(entry, ending);
    return { url: `/${file}`, integrity: hashOf(readFileSync(join(clientFolder, file))) };
  };
  const textOf = (entry: string) => readFileSync(join(clientFolder, fileOf(entry, '.css')), 'utf8');
  const styles = new Map<PageStyles, StyleAssets>(
    allStyles.map((page) => [
      page,
      {
        blocks: firstSheets(page).map((sheet) => textOf(sheet).trim()),
        links: laterSheets(page).map((sheet) => assetOf(sheet, '.css')),
      },
    ]),
  );
  const blocks = new Set([...styles.values()].flatMap((style) => style.blocks));
  return {
    assets: {
      stylesOf: (page) => styles.get(page) as StyleAssets,
      loader: assetOf('loader', '.js'),
      fontUrls: manifest
        .filter(({ file }) => extname(file) === '.woff2')
        .map(({ file }) => `/${file}`),
    },
    styleHashes: [...blocks].map(hashOf),
  };
}

/** In the format of integrity attributes and of the policy. */
function hashOf(content: string | Uint8Array): string {
  return `sha256-${hash('sha256', content, 'base64')}`;
}
