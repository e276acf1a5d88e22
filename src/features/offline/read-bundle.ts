import type { BundleRow } from './offline-list.ts';
import { received } from './pack-fault.ts';

/**
 * The rows of a bundle, as they come. Ends at the first that is none: in a café, an answer may be a page
 * that asks for a password. Throws PackError if the connection breaks.
 */
export async function* bundleRows(answer: Response): AsyncGenerator<BundleRow> {
  if (!answer.ok || !answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await received(() => reader.read());
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const row = readRow(line);
      if (!row) return;
      yield row;
    }
    if (done) return;
  }
}

function readRow(line: string): BundleRow | undefined {
  try {
    const [address, headers, text] = JSON.parse(line);
    return typeof text === 'string' ? [address, { ...headers }, text] : undefined;
  } catch {
    return undefined;
  }
}
