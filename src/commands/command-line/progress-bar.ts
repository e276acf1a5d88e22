/** In milliseconds; work that ends sooner gets no bar. */
const SHOW_AFTER = 1_000;

const LINE_INTERVAL = 5_000;

const WIDTH = 30;

type ProgressOutput = Pick<NodeJS.WriteStream, 'isTTY'> & { write(text: string): boolean };

/** Shows progress on stderr: a bar in a terminal, elsewhere a line now and then. */
export function createProgressBar(
  what: string,
  output: ProgressOutput = process.stderr,
): (done: number, total: number) => void {
  let startedAt: number | undefined;
  let shownAt = Number.NEGATIVE_INFINITY;
  return (done, total) => {
    const now = performance.now();
    startedAt ??= now;
    const ended = done === total;
    if (now - startedAt < SHOW_AFTER) return;
    if (!output.isTTY && !ended && now - shownAt < LINE_INTERVAL) return;
    shownAt = now;
    const filled = Math.round((done / total) * WIDTH);
    const bar = `${what} [${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done} of ${total}`;
    output.write(output.isTTY ? `\r${bar}${ended ? '\n' : ''}` : `${bar}\n`);
  };
}
