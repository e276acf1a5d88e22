import { update } from './offline-store.ts';
import { KEPT, shownPack } from './worker/offline-cache.ts';

/** Milliseconds after load while the page is busy. */
const AFTER_START = 3_000;

/** Shows the stored guide's date while offline; online, downloads what changed. */
export function watchConnection(show: (day: string | undefined) => void): void {
  const showKept = async () => show((await shownPack(caches))?.day);
  const isKept = isPageKept() || !navigator.onLine;
  if (isKept) void showKept();
  else setTimeout(update, AFTER_START);
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === KEPT) void showKept();
  });
  navigator.serviceWorker.startMessages();
  addEventListener('offline', showKept);
  addEventListener('online', () => {
    show(undefined);
    void update();
  });
}

/** True for a page that the worker served from the pack. */
function isPageKept(): boolean {
  const end = document.lastChild;
  return end instanceof Comment && end.data === KEPT;
}
