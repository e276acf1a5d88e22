import { shownPack } from '../../worker/kept-packs.ts';
import { refresh } from './keeper.ts';

/** The page is busy with itself for that long, in milliseconds. */
const AFTER_START = 3_000;

/**
 * Calls `show` with the ISO date of the kept guide when it stands in for the network, and with
 * undefined once there's a signal again. Brings the pack up to date in the background.
 */
export function follow(show: (day: string | undefined) => void): void {
  const day = dayOfPage();
  if (day) show(day);
  navigator.serviceWorker.addEventListener('message', ({ data }) => show(String(data)));
  navigator.serviceWorker.startMessages();
  addEventListener('offline', async () => show((await shownPack(caches))?.day));
  addEventListener('online', () => {
    show(undefined);
    void refresh();
  });
  if (!day) setTimeout(refresh, AFTER_START);
}

/** The worker puts the pack's day at the end of the pages that it sends from it. */
function dayOfPage(): string | undefined {
  const end = document.lastChild;
  return end instanceof Comment ? end.data : undefined;
}
