import { useCallback, useState } from 'react';

/**
 * Code that few visits need, or that the page can do without at first. `load` imports it (keep the
 * function you pass the same), and may be called again: `isLost` is true if it couldn't be had the
 * last time, as without a signal. Until it's there, `code` is undefined.
 */
export function useLaterCode<Code>(importCode: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  const [isLost, setLost] = useState(false);
  const load = useCallback(() => {
    setLost(false);
    importCode().then(
      (loaded) => setCode(() => loaded),
      () => setLost(true),
    );
  }, [importCode]);
  return { code, isLost, load };
}
