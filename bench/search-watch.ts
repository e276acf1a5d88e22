declare global {
  interface Window {
    searchWatch: {
      /** What the field said after each key that changed results, and milliseconds until their paint. */
      keys(): (readonly [string, number])[];
      loading(): { index: string; ready: number; longestTask: number };
      /** True once the first results have been painted. */
      isReady(): boolean;
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
      if (firstResults === 0 && document.querySelector('.search-result a'))
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
    isReady: () => firstResults > 0,
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
 * Runs in a worker, whose processor the browser can't slow down: before it answers a message it waits until
 * that has taken so many times as long. It rests meanwhile, for a phone has more than two cores.
 */
export function slowWorker(times: number): void {
  let began = 0;
  // The worker's listener was there first, so this is where a message begins.
  const { get: read } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') ?? {};
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() {
      began = performance.now();
      return read?.call(this);
    },
  });
  // Pages like these get shared memory from WebAssembly only.
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  const never = new Int32Array(memory.buffer);
  const answer = self.postMessage.bind(self);
  self.postMessage = (message: unknown) => {
    Atomics.wait(never, 0, 0, (performance.now() - began) * (times - 1));
    answer(message);
  };
}
