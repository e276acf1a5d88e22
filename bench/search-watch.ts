declare global {
  interface Window {
    searchWatch: {
      /** What the field said after each key that changed results, and milliseconds until their paint. */
      keys(): (readonly [string, number])[];
      loading(): { index: string; ready: number; longestTask: number };
      /** From now on, messages reach the worker: until it's slow, they wait. */
      workerIsSlow(): void;
    };
  }
}

/** Runs in the page before anything else, so it's one function. */
export function watchSearch(): void {
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  const events: PerformanceEntry[] = [];
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
  const changes: { asked: string; pressed: number; at: number; painted: number }[] = [];
  let pressed = 0;
  let firstResults = 0;
  addEventListener('keydown', ({ timeStamp }) => {
    pressed = timeStamp;
  });
  const painted = (then: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  const watch = () =>
    new MutationObserver((records) => {
      // Pictures come later, once the visitor pauses.
      if (records.every(({ target }) => (target as Element).closest?.('.search-thumb'))) return;
      const since = pressed;
      pressed = 0;
      const at = performance.now();
      const asked = document.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '';
      if (since > 0) painted((now) => changes.push({ asked, pressed: since, at, painted: now }));
      if (firstResults === 0 && document.querySelector('.search-result'))
        painted((now) => {
          firstResults ||= now;
        });
    }).observe(document.querySelector('.search-results') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  addEventListener('DOMContentLoaded', watch);
  const slow = Promise.withResolvers<void>();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = async function (...given: unknown[]) {
    await slow.promise;
    Reflect.apply(postMessage, this, given);
  };
  window.searchWatch = {
    workerIsSlow: slow.resolve,
    // A result is there with the frame of the event that changed it, if an event did.
    keys: () =>
      changes.map(({ asked, pressed, at, painted }) => {
        const frames = events
          .filter(({ startTime, duration }) => startTime <= at && at <= startTime + duration)
          .map(({ startTime, duration }) => startTime + duration);
        return [asked, Math.min(painted, ...frames) - pressed] as const;
      }),
    loading: () => {
      const index = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/search\/[^/]+\.json$/.test(name)) as PerformanceResourceTiming;
      const begin = index.responseEnd;
      const during = tasks.filter(({ startTime, duration }) => startTime + duration > begin);
      return {
        index: index.name,
        ready: firstResults - begin,
        longestTask: Math.max(0, ...during.map(({ duration }) => duration)),
      };
    },
  };
}

/**
 * Runs in a worker, whose processor the browser can't slow down: it stays busy until each message has
 * taken so many times as long.
 */
export function slowWorker(times: number): void {
  let began = 0;
  addEventListener(
    'message',
    () => {
      began = performance.now();
    },
    true,
  );
  const answer = self.postMessage.bind(self);
  self.postMessage = (message: unknown) => {
    const end = began + (performance.now() - began) * times;
    while (performance.now() < end);
    answer(message);
  };
}
