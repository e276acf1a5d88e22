import { useEffect, useState } from 'react';
import { PagePlaceholder } from './components/states/PagePlaceholder.tsx';
import { loadedPage, loadPage } from './loaded-pages.ts';
import type { PageProps } from './page.ts';
import type { Route } from './routes.ts';

/**
 * The page at this path. A placeholder shows until its code has loaded. If that code is gone, as
 * after a new release, the browser reloads the whole page.
 */
export function CurrentPage({ route, props }: { route: Route; props: PageProps }) {
  const [Page, setPage] = useState(() => loadedPage(route));
  useEffect(() => {
    if (Page) return;
    loadPage(route).then(
      (page) => setPage(() => page),
      () => window.location.reload(),
    );
  }, [Page, route]);
  return Page ? <Page {...props} /> : <PagePlaceholder />;
}
