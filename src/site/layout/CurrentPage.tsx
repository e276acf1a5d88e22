import { memo, useEffect, useState } from 'react';
import { loadedPage, loadPage } from '../loaded-pages.ts';
import { reloadIfReachable } from '../reload.ts';
import type { MatchedPage } from '../route.ts';
import { PagePlaceholder } from '../states/PagePlaceholder.tsx';
import { useWordsSource } from '../words/words-context.ts';

/** The page, or a placeholder until its code loads. If that fails, reloads once online. */
export const CurrentPage = memo(function CurrentPage({ route, props }: MatchedPage) {
  const words = useWordsSource();
  const [Page, setPage] = useState(() =>
    route.words.every((name) => words.get(name)) ? loadedPage(route) : undefined,
  );
  useEffect(() => {
    if (Page) return;
    const reload = () => {
      addEventListener('online', reload);
      void reloadIfReachable();
    };
    Promise.all([loadPage(route), ...route.words.map((name) => words.load(name))]).then(
      ([page]) => setPage(() => page),
      reload,
    );
    return () => removeEventListener('online', reload);
  }, [Page, route, words]);
  return Page ? <Page {...props} /> : <PagePlaceholder />;
});
