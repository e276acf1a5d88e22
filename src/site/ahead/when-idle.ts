/** For browsers without requestIdleCallback, in milliseconds. */
const A_WHILE = 50;

/** Resolves once the browser has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, A_WHILE);
    else requestIdleCallback(() => resolve());
  });
}
