import { type PageStyles, sheetsOf } from './page-styles.ts';
import { styleUrl } from './style-urls.ts';

/** The sheets that the document has or is loading, by their addresses. */
const sheets = new Map<string, Promise<void>>();

/** Tells that the document came with these styles. */
export function markStylesLoaded(styles: PageStyles): void {
  for (const sheet of sheetsOf(styles)) sheets.set(styleUrl(sheet), Promise.resolve());
}

/** Loads those styles of a page that the document doesn't have. Rejects if it can't. */
export async function loadStyles(styles: PageStyles): Promise<void> {
  await Promise.all(sheetsOf(styles).map((sheet) => loadStyleSheet(styleUrl(sheet))));
}

/** Loads the sheet at this address unless the document has it. Rejects if it can't. */
export function loadStyleSheet(url: string): Promise<void> {
  const loading = sheets.get(url) ?? linkTo(url);
  sheets.set(url, loading);
  // What failed is asked for again the next time.
  loading.catch(() => sheets.delete(url));
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
