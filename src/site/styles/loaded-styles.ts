import { type PageStyles, sheetsOf } from './page-styles.ts';
import { styleUrl } from './style-urls.ts';

const sheets = new Map<string, Promise<void>>();

/** Records the styles that the server put in the document. */
export function markStylesLoaded(styles: PageStyles): void {
  for (const sheet of sheetsOf(styles)) sheets.set(styleUrl(sheet), Promise.resolve());
}

/** Loads the page's styles that the document lacks. Rejects on failure. */
export async function loadStyles(styles: PageStyles): Promise<void> {
  await Promise.all(sheetsOf(styles).map((sheet) => loadStyleSheet(styleUrl(sheet))));
}

/** Loads the sheet at this address unless the document has it. Rejects on failure. */
export function loadStyleSheet(url: string): Promise<void> {
  const loading = sheets.get(url) ?? linkTo(url);
  sheets.set(url, loading);
  // So that the next request retries.
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
