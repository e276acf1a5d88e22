import { renderToString } from 'react-dom/server';
import { postRoute } from '../features/blog/post.route.ts';
import { sampleWeekends } from '../features/drafts/sample-weekends.server.tsx';
import { nearGone } from '../features/not-found/near-gone.server.ts';
import type { PlaceDetails } from '../features/places/place.ts';
import { DIRECTORY_KEY } from '../features/search/SearchDirectory.tsx';
import { searchDocuments } from '../features/search/search-documents.server.ts';
import { eventsByMonth } from '../features/stay/events-by-month.server.tsx';
import { SAMPLES_KEY, YEAR_KEY } from '../features/stay/StayYear.tsx';
import { dayText } from '../model/day/civil-day.ts';
import { footerPages } from '../model/own-page-links.ts';
import { apiPaths, isWithin, paths } from '../model/paths.ts';
import { publicSite } from '../model/site/site.ts';
import { htmlDocument, type PageAssets } from '../server/edition/html-document.ts';
import type { RenderPage } from '../server/edition/renderer.ts';
import { wordSet } from '../server/edition/word-set.ts';
import { readAny } from '../site/data/api-shapes.ts';
import { createQueryClient } from '../site/data/query-client.ts';
import { writeEmbeddedState } from '../site/embedded-state.ts';
import { highlightedLink } from '../site/layout/navigation-links.ts';
import type { PageProps } from '../site/page.ts';
import { type Route, shownPage, subjectOf } from '../site/route.ts';
import type { SiteContextValue } from '../site/site-context.ts';
import { allWords } from '../site/words/words-context.ts';
import { App } from './App.tsx';
import { api } from './api.ts';
import { embeddedApiValue } from './embedded-api-value.ts';
import { routes } from './routes.ts';
import { structuredData } from './structured-data.server.ts';

export interface RenderSettings {
  siteUrl: string;
  assets: PageAssets;
}

/** No page has this path, so it renders the 404 page; also below another path. */
const UNKNOWN_PATH = '/404/404';

/** Ids begin with 1, so this stands for every missing post (decision 7). */
const MISSING_POST_PATH = paths.post(0);

/** The path that stands for all missing ones like `path`, by header link (decision 14). */
export function missingPath(path: string): string {
  if (routes.match(path).route === postRoute) return MISSING_POST_PATH;
  return (highlightedLink(path) ?? '') + UNKNOWN_PATH;
}

/** Renders pages (architecture, "Pages"); needs `loadAllPages`. Throws if a component does. */
export function createRenderPage({ siteUrl, assets }: RenderSettings): RenderPage {
  return (path, content) => {
    const queryClient = createQueryClient();
    const ownPage = content.ownPages.find(({ slug }) => path === paths.own(slug));
    const page = routes.match(path, ownPage);
    const subject = subjectOf(page);
    const answer = subject && api.read(content, subject)?.value;
    const found = page.route.needsRows ? answer : subject && readAny(answer);
    if (subject) queryClient.setQueryData([subject], found);
    const { route, props } = shownPage(routes, page, found);
    const answers: Record<string, unknown> = {};
    for (const { queryKey, rows, read } of route.queries(props)) {
      const [apiPath] = queryKey;
      answers[apiPath] = embeddedApiValue(
        apiPath,
        apiPath === subject ? found : api.read(content, apiPath)?.value,
        rows,
      );
      queryClient.setQueryData(queryKey, read(answers[apiPath]));
    }
    if (route.name === 'search') queryClient.setQueryData(DIRECTORY_KEY, searchDocuments(content));
    if (route.name === 'stay') {
      queryClient.setQueryData(YEAR_KEY, eventsByMonth(content));
      queryClient.setQueryData(SAMPLES_KEY, sampleWeekends(content));
    }
    const isMissing =
      route === routes.notFound || (route === postRoute && !hasPost(props, answers));
    const near = isMissing ? nearGone(content, path) : undefined;
    const siteContext = {
      site: publicSite(content.site),
      siteUrl,
      day: dayText(content.day),
      footerPages: footerPages(content),
      ownPage: props.ownPage,
      ...(near && { near }),
    };
    const parts = { siteContext, queryClient, words: allWords(content.words) };
    const markup = renderToString(<App {...parts} serverPath={path} />);
    const words = Object.fromEntries(route.words.map((name) => [name, content.words[name] ?? {}]));
    return {
      status: isMissing ? 404 : 200,
      html: htmlDocument({
        styles: route.styles,
        markup,
        state: writeEmbeddedState({
          ...withoutUnusedDay(siteContext, route, answers),
          answers,
          words,
          wordSet: wordSet(content.words).hash,
        }),
        structuredData: isMissing ? [] : structuredData(path, { content, siteUrl }),
        assets,
      }),
    };
  };
}

/** Pages that always show the day. */
const OF_THE_DAY: ReadonlySet<string> = new Set(['plan', 'search', 'stay']);

/** Keeps the day only where it or events show, so that other pages don't change every day. */
function withoutUnusedDay(
  { day, ...siteContext }: SiteContextValue,
  { name }: Route,
  answers: Record<string, unknown>,
): SiteContextValue {
  const showsDays =
    OF_THE_DAY.has(name) ||
    Object.entries(answers).some(
      ([path, answer]) => isWithin(path, apiPaths.events) || hasEvents(answer),
    );
  return showsDays ? { ...siteContext, day } : siteContext;
}

function hasEvents(answer: unknown): boolean {
  const { events = [] } = (answer ?? {}) as Partial<PlaceDetails>;
  return events.length > 0;
}

/** False if the post doesn't exist, or the id isn't a whole number: a 404 (decision 7). */
function hasPost({ postId }: PageProps, answers: Record<string, unknown>): boolean {
  return postId !== undefined && answers[apiPaths.post(postId)] !== null;
}
