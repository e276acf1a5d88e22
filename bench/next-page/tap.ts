import type { CDPSession, Page } from 'playwright-core';

/** How long a finger or a button is down, in milliseconds. */
const HELD = 80;

/** Milliseconds from the touch. What was there before it has taken none. */
export interface NextPageTimes {
  /** Until the click, which is when the finger is lifted; 0 for the browser's button. */
  click: number;
  /** Until the last of its kind had come. */
  data: number;
  code: number;
  words: number;
  styles: number;
  /** Until the next page was painted, and until its pictures in sight were, too. */
  paint: number;
  largest: number;
}

/** Goes to the path as a visitor does, or back, and watches the next page come. */
export async function takeStep(page: Page, step: string, session: CDPSession, isTouch: boolean) {
  const came = await page.evaluateHandle(watchNextPage, step === 'back' ? null : step);
  if (step === 'back') await page.evaluate(() => history.back());
  else await press(page, step, session, isTouch);
  return await page.evaluate(async (promised) => await promised.times, came);
}

async function press(page: Page, path: string, session: CDPSession, isTouch: boolean) {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  // By the time that a finger comes, the pictures in sight are there.
  await page.waitForTimeout(2_000);
  const box = await link.boundingBox();
  if (!box) throw new Error(`${page.url()} has no link to ${path} in sight`);
  const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2];
  if (isTouch) {
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x, y }]);
    await page.waitForTimeout(HELD);
    await touch('touchEnd', []);
  } else {
    await page.mouse.move(x, y);
    await page.waitForTimeout(HELD);
    await page.mouse.click(x, y, { delay: HELD });
  }
}

/** Runs in the page, so it's one function. Without a path, the start is now: the browser's button. */
function watchNextPage(path: string | null): { times: Promise<NextPageTimes> } {
  const from = location.pathname;
  const { port1, port2 } = new MessageChannel();
  // What is said within a frame is heard once it has been painted.
  const painted = () =>
    new Promise((done) => {
      port1.onmessage = done;
      requestAnimationFrame(() => port2.postMessage(undefined));
    });
  const isInSight = ({ left, top, right, bottom }: DOMRect) =>
    right > left && bottom > 0 && top < innerHeight && left < innerWidth;
  const touched = new Promise<number>((done) => {
    if (path === null) done(performance.now());
    else
      addEventListener('pointerdown', ({ timeStamp }) => done(timeStamp), {
        once: true,
        capture: true,
      });
  });
  let clicked = 0;
  const noteClick = ({ timeStamp }: Event) => {
    clicked = timeStamp;
  };
  addEventListener('click', noteClick, { once: true, capture: true });
  const watch = async (): Promise<NextPageTimes> => {
    const start = await touched;
    const isThere = () =>
      (path === null ? location.pathname !== from : location.pathname === path) &&
      !document.querySelector('#main [aria-busy]');
    do await painted();
    while (!isThere());
    const paint = performance.now() - start;
    // To ask for the place of what isn't laid out yet would lay it out.
    const inSight = [...document.images].filter(
      (image) =>
        image.checkVisibility({ contentVisibilityAuto: true }) &&
        isInSight(image.getBoundingClientRect()),
    );
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
    await painted();
    const largest = performance.now() - start;
    const last = (kind: RegExp) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime >= start && kind.test(new URL(name).pathname))
        .reduce(
          (end, each) => Math.max(end, (each as PerformanceResourceTiming).responseEnd),
          start,
        ) - start;
    removeEventListener('click', noteClick, { capture: true });
    return {
      click: Math.max(0, clicked - start),
      data: last(/^\/api\//),
      code: last(/^\/assets\/.*\.js$/),
      words: last(/^\/words\//),
      styles: last(/\.css$/),
      paint,
      largest,
    };
  };
  return { times: watch() };
}
