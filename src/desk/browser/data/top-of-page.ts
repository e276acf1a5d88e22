import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Shows each page from its top, as a new page of a site would be; going back, the browser knows better. */
export function TopOfPage() {
  const [path] = useLocation();
  const shown = useRef(path);
  const goesBack = useRef(false);
  useEffect(() => {
    const note = () => {
      goesBack.current = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);
  useLayoutEffect(() => {
    if (shown.current !== path && !goesBack.current) scrollTo(0, 0);
    shown.current = path;
    goesBack.current = false;
  }, [path]);
  return null;
}
