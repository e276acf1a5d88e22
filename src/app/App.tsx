import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { usePathname } from 'wouter/use-browser-location';
import { OfflineBanner } from '../features/offline/OfflineBanner.tsx';
import { PlanBadge } from '../features/saving/PlanBadge.tsx';
import type { OwnPage } from '../model/own-page.ts';
import { Footer } from '../site/layout/Footer.tsx';
import { Header } from '../site/layout/Header.tsx';
import { OpenPages } from '../site/layout/OpenPages.tsx';
import { RouteAnnouncer } from '../site/layout/RouteAnnouncer.tsx';
import { SiteNotice } from '../site/layout/SiteNotice.tsx';
import { NoticeRegion } from '../site/notices/NoticeRegion.tsx';
import { PageNameProvider } from '../site/page-context.ts';
import { type MatchedPage, type RouteTable, shownPage, subjectOf } from '../site/route.ts';
import { type SiteContextValue, SiteProvider } from '../site/site-context.ts';
import { WordsProvider, type WordsSource } from '../site/words/words-context.ts';
import { routes } from './routes.ts';

interface AppProps {
  siteContext: SiteContextValue;
  queryClient: QueryClient;
  words: WordsSource;
  /** The path that the server rendered; after hydration, the browser's counts. */
  serverPath?: string;
}

/** The whole site: any page between header and footer (specification section 2). */
export function App({ siteContext, queryClient, words, serverPath }: AppProps) {
  const path = usePathname(serverPath === undefined ? {} : { ssrPath: serverPath });
  const { route, props } = useShownPage(routes, path, queryClient, siteContext.ownPage);
  return (
    <QueryClientProvider client={queryClient}>
      <SiteProvider value={siteContext}>
        <WordsProvider value={words}>
          <PageNameProvider value={route.name}>
            <div className="page">
              <a className="skip-link" href="#main">
                Skip to content
              </a>
              <OfflineBanner />
              <SiteNotice />
              <Header path={path}>
                <PlanBadge path={path} />
              </Header>
              <OpenPages path={path} route={route} props={props} />
              <Footer />
              <RouteAnnouncer page={path + route.name} />
              <NoticeRegion />
            </div>
          </PageNameProvider>
        </WordsProvider>
      </SiteProvider>
    </QueryClientProvider>
  );
}

/** The page at the path, or 404 (decision 32). Observing the answer keeps it in the cache. */
function useShownPage(
  routes: RouteTable,
  path: string,
  queryClient: QueryClient,
  ownPage: OwnPage | undefined,
): MatchedPage {
  const page = routes.match(path, ownPage);
  const { data } = useQuery({ queryKey: [subjectOf(page)], enabled: false }, queryClient);
  return shownPage(routes, page, data);
}
