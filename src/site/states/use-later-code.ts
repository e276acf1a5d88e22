import { useCallback, useEffect, useState } from 'react';
import { useWordsSource } from '../words/words-context.ts';

interface LaterCodeOptions {
  /** Words to load besides the page's own. */
  words?: string;
  isNeeded?: boolean;
}

/** Code that few visits need. `load` imports it, or retries. Keep `importCode` stable. */
export function useLaterCode<Code>(
  importCode: () => Promise<Code>,
  { words: name, isNeeded = false }: LaterCodeOptions = {},
) {
  const words = useWordsSource();
  const [code, setCode] = useState<Code>();
  const [lost, setLost] = useState<Error>();
  const load = useCallback(() => {
    setLost(undefined);
    Promise.all([importCode(), name && words.load(name)]).then(
      ([loaded]) => setCode(() => loaded),
      () => setLost(LOST),
    );
  }, [importCode, words, name]);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  return { code, lost, load };
}

const LOST = new Error('Check your connection. If it works, load the page again.');
