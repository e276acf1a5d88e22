import { layOutRest } from '../site/styles/lay-out-rest.ts';
import { routes } from './routes.ts';

/** Milliseconds until the application loads without a tap; any earlier would delay the paint. */
const LATEST_START = 4000;

const FIRST_INPUTS = ['pointerdown', 'keydown', 'touchstart'];

/** Each element once: a second tap on what doesn't react yet isn't meant to undo the first. */
const heldClicks = new Set<HTMLElement>();
let started = false;

/** If loading fails, links still work, and the next tap retries. */
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

/** Lets taps go first that came while the browser compiled the application. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function stopWaiting(): void {
  for (const event of FIRST_INPUTS) removeEventListener(event, start);
  removeEventListener('click', holdClick);
  for (const element of heldClicks) element.click();
}

/** Holds clicks that only the application handles. A placeholder link must not jump to the top. */
function holdClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>(
    'a[href="#"], [data-notice], main [type=button]',
  );
  if (!link || (link.getAttribute('href') !== '#' && isModified(event))) return;
  event.preventDefault();
  heldClicks.add(link);
}

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

/** The page's large picture may be painted a frame after the text. */
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
