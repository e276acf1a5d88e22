import { layOutRest } from '../site/styles/lay-out-rest.ts';
import { routes } from './routes.ts';

/** Milliseconds after which the application loads untouched: earlier, it delays the paint. */
const LATEST_START = 4000;

const FIRST_INPUTS = ['pointerdown', 'keydown', 'touchstart'];

/** Each once: a second tap on what shows nothing yet isn't meant to take the first one back. */
const heldClicks = new Set<HTMLElement>();
let started = false;

/** If it can't be loaded, links still work on their own, and the next touch tries again. */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  try {
    const [{ startApplication }] = await Promise.all([
      import('./client.tsx'),
      routes.match(location.pathname).route.load(),
    ]);
    await nextTask();
    await startApplication();
    stopWaiting();
  } catch (error) {
    started = false;
    throw error;
  }
}

/** The browser has just run the application's code: touches that came in the meantime go first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function stopWaiting(): void {
  for (const event of FIRST_INPUTS) removeEventListener(event, start);
  removeEventListener('click', holdClick);
  for (const element of heldClicks) element.click();
}

/** What only the application answers: it gets the click later. A placeholder link must not jump to the top. */
function holdClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>(
    'a[href="#"], [data-notice], main [type=button]',
  );
  if (!link || (link.getAttribute('href') !== '#' && isModified(event))) return;
  event.preventDefault();
  heldClicks.add(link);
}

/** True for a click that opens a link elsewhere, such as in a new tab. */
function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function startAfterPaint(): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
    void startAfterPicture();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void startAfterPicture();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** The page's large picture may be painted a frame after the text, as the largest paint. */
async function startAfterPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority]');
  await picture?.decode().catch(() => undefined);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}

addEventListener('click', holdClick);
for (const event of FIRST_INPUTS) addEventListener(event, start, { passive: true });
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint);
setTimeout(start, LATEST_START);
void layOutRest();
