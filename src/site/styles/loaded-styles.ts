import { type PageStyles, type Sheet, sheetsOf } from './page-styles.ts';
import { styleUrl } from './style-urls.ts';

/** The sheets that the document has or is loading. */
const sheets = new Map<Sheet, Promise<void>>();

/** Tells that the document came with these styles. */
export function markStylesLoaded(styles: PageStyles): void {
  for (const sheet of sheetsOf(styles)) sheets.set(sheet, Promise.resolve());
}

/** Loads those styles of a page that the document doesn't have. Rejects if it can't. */
export async function loadStyles(styles: PageStyles): Promise<void> {
  await Promise.all(sheetsOf(styles).map(loadSheet));
}

function loadSheet(sheet: Sheet): Promise<void> {
  const loading = sheets.get(sheet) ?? linkTo(styleUrl(sheet));
  sheets.set(sheet, loading);
  // What failed is asked for again the next time.
  loading.catch(() => sheets.delete(sheet));
  return loading;
}

function linkTo(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} could not be loaded`));
    };
  });
}
