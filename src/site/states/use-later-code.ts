import { useCallback, useState } from 'react';

/** Code that few visits need. `load` imports it, again if it is `lost`; keep `importCode` the same. */
export function useLaterCode<Code>(importCode: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  const [lost, setLost] = useState<Error>();
  const load = useCallback(() => {
    setLost(undefined);
    importCode().then(
      (loaded) => setCode(() => loaded),
      () => setLost(LOST),
    );
  }, [importCode]);
  return { code, lost, load };
}

const LOST = new Error('Check your connection. If it works, load the page again.');
