import type { Timekeeper } from './timekeeper.ts';

/** How often the clock is looked at, in milliseconds. */
const LOOK_EVERY = 10_000;

/** Has what is due published, from now on and late. What goes wrong is said once, and retried. */
export function keepTime(times: Timekeeper, report: (message: string) => void): void {
  let said = '';
  const look = () =>
    times.look().then(
      () => {
        said = '';
      },
      (error: unknown) => {
        const message = `What is due could not be published yet: ${error instanceof Error ? error.message : error}`;
        if (message !== said) report(message);
        said = message;
      },
    );
  void look();
  setInterval(look, LOOK_EVERY).unref();
}
