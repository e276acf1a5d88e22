import { useEffect, useState } from 'react';
import { PagePlaceholder } from './components/states/PagePlaceholder.tsx';
import { loadedPage, loadPage } from './loaded-pages.ts';
import type { PageProps } from './page.ts';
import type { Route } from './routes.ts';

interface CurrentPageProps {
  route: Route;
  props: PageProps;
}

/**
 * The page of this path. While its code is on the way a placeholder stands in at once; where the
 * code is gone, as after a new release, the browser loads the page whole.
 */
export function CurrentPage({ route, props }: CurrentPageProps) {
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
