import type { Sheet } from './page-styles.ts';

/** Every document has `all` and `rest`, so these two are never loaded. */
const urls: Record<string, string> = import.meta.glob(
  ['./sheets/*.css', '!./sheets/{all,rest}.css'],
  { query: '?url', import: 'default', eager: true },
);

/** The address of a sheet in the build. */
export function styleUrl(sheet: Sheet): string {
  return urls[`./sheets/${sheet}.css`] ?? '';
}
