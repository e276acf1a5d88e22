import { loadPageAt } from './loaded-pages.ts';
import './styles/main.css';

/**
 * Brings the application once the page has been painted and loaded, at once on the first touch or
 * key, and after four seconds at the latest (architecture: loading it earlier delays the largest
 * contentful paint by half a second).
 */
const LATEST = 4000;

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'touchstart'];

const heldClicks: HTMLElement[] = [];
let started = false;

/**
 * Where the application cannot be had, links go on working by themselves, and the next touch tries
 * again.
 */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  try {
    const [{ startApplication }] = await Promise.all([
      import('./client.tsx'),
      loadPageAt(location.pathname),
    ]);
    await nextTask();
    await startApplication();
    stopWaiting();
  } catch (error) {
    started = false;
    throw error;
  }
}

/**
 * The browser has just run the application's code: touches that came meanwhile pass before it goes
 * on.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function stopWaiting(): void {
  for (const event of FIRST_TOUCHES) removeEventListener(event, start);
  removeEventListener('click', holdPlaceholderClick);
  for (const element of heldClicks) element.click();
}

/**
 * A placeholder link must not jump to the top; its click is given to the application when it is
 * there.
 */
function holdPlaceholderClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>('a[href="#"], [data-notice]');
  if (!link) return;
  event.preventDefault();
  heldClicks.push(link);
}

function startAfterPaint(): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
    startAfterPicture();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    startAfterPicture();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/**
 * The words may be painted a frame before the page's large picture, which then is the largest
 * paint.
 */
async function startAfterPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority]');
  await picture?.decode().catch(() => undefined);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}

addEventListener('click', holdPlaceholderClick);
for (const event of FIRST_TOUCHES) addEventListener(event, start, { passive: true });
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint);
setTimeout(start, LATEST);
