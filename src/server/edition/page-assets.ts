import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';
import {
  firstSheets,
  laterSheets,
  type PageKind,
  pageKinds,
} from '../../site/styles/page-styles.ts';
import { integrityOf } from '../http/integrity.ts';
import type { PageAsset, PageAssets, StyleAssets } from './html-document.ts';

/** Each entry of the build has the name of its source. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional() }),
);

/** What pages load. */
export interface BuiltAssets {
  assets: PageAssets;
  /** All styles that stand in the HTML of any page, each once. */
  styleBlocks: readonly string[];
}

/**
 * Reads what pages load, according to the manifest that Vite leaves in the browser's build
 * (`clientFolder`/.vite/manifest.json). Throws if the build is missing or isn't this site's.
 */
export function readPageAssets(clientFolder: string): BuiltAssets {
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
    return { url: `/${file}`, integrity: integrityOf(readFileSync(join(clientFolder, file))) };
  };
  const textOf = (entry: string) => readFileSync(join(clientFolder, fileOf(entry, '.css')), 'utf8');
  const styles = new Map<PageKind, StyleAssets>(
    pageKinds.map((kind) => [
      kind,
      {
        blocks: firstSheets(kind).map((sheet) => textOf(sheet).trim()),
        links: laterSheets(kind).map((sheet) => assetOf(sheet, '.css')),
      },
    ]),
  );
  return {
    assets: {
      stylesOf: (kind) => styles.get(kind) as StyleAssets,
      loader: assetOf('loader', '.js'),
      fontUrls: manifest
        .filter(({ file }) => extname(file) === '.woff2')
        .map(({ file }) => `/${file}`),
    },
    styleBlocks: [...new Set([...styles.values()].flatMap(({ blocks }) => blocks))],
  };
}
