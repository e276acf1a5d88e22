import { useCallback, useState } from 'react';

/** Code that few visits need. `load` imports it, again if `isLost`; keep `importCode` the same. */
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
