import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { usePathname } from 'wouter/use-browser-location';
import { CurrentPage } from './CurrentPage.tsx';
import { Footer } from './components/layout/Footer.tsx';
import { Header } from './components/layout/Header.tsx';
import { RouteAnnouncer } from './components/layout/RouteAnnouncer.tsx';
import { SiteNotice } from './components/layout/SiteNotice.tsx';
import { NoticeRegion } from './components/notices/NoticeRegion.tsx';
import { KeptNotice } from './components/offline/KeptNotice.tsx';
import { PageNameProvider } from './page-context.ts';
import { useShownPage } from './shown-page.ts';
import { type SiteContextValue, SiteProvider } from './site-context.ts';
import { WordsProvider, type WordsSource } from './words/words-context.ts';

interface AppProps {
  siteContext: SiteContextValue;
  queryClient: QueryClient;
  words: WordsSource;
  /** The path that the server rendered; once the page is taken over, the browser has its own. */
  serverPath?: string;
}

/** The whole site: every page between the shared header and footer (specification section 2). */
export function App({ siteContext, queryClient, words, serverPath }: AppProps) {
  const path = usePathname(serverPath === undefined ? {} : { ssrPath: serverPath });
  const { route, props } = useShownPage(path, queryClient, siteContext.ownPage);
  return (
    <QueryClientProvider client={queryClient}>
      <SiteProvider value={siteContext}>
        <WordsProvider value={words}>
          <PageNameProvider value={route.name}>
            <div className="page">
              <a className="skip-link" href="#main">
                Skip to content
              </a>
              <KeptNotice />
              <SiteNotice />
              <Header path={path} />
              <main id="main" tabIndex={-1}>
                <CurrentPage key={path + route.name} route={route} props={props} />
              </main>
              <Footer />
              <RouteAnnouncer path={path} />
              <NoticeRegion />
            </div>
          </PageNameProvider>
        </WordsProvider>
      </SiteProvider>
    </QueryClientProvider>
  );
}
