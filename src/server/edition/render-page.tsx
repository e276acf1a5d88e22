import { renderToString } from 'react-dom/server';
import type { Snapshot } from '../../content/snapshot.ts';
import { publicSite } from '../../model/site/site.ts';
import { App } from '../../site/App.tsx';
import { writeEmbeddedState } from '../../site/data/embedded-state.ts';
import { createQueryClient } from '../../site/data/query-client.ts';
import { apiPaths, paths } from '../../site/paths.ts';
import { fixedPaths, matchRoute, notFoundRoute, type PageProps, postRoute } from '../../site/routes.ts';
import { embeddedApiValue, readApi } from '../api.ts';
import { structuredData } from '../metadata/structured-data.ts';
import { htmlDocument, type PageAssets } from './html-document.ts';

export interface RenderedPage {
  status: 200 | 404;
  html: string;
}

export interface RenderSettings {
  /** Origin of all absolute addresses, without a slash at the end. */
  siteUrl: string;
  assets: PageAssets;
}

/** Every path that has a page with status 200: what the page cache may keep and the sitemap lists. */
export function knownPaths(snapshot: Snapshot): string[] {
  return [...fixedPaths, ...snapshot.posts.map(({ id }) => paths.post(id))];
}

/**
 * Renders pages whole, from the same API answers that the browser would fetch (architecture, "Pages"). All pages' code must
 * have been loaded (`loadAllPages`). The function throws where a page's component throws.
 */
export function createRenderPage({ siteUrl, assets }: RenderSettings): (path: string, snapshot: Snapshot) => RenderedPage {
  return (path, snapshot) => {
    const { route, props } = matchRoute(path);
    const queryClient = createQueryClient();
    const answers: Record<string, unknown> = {};
    for (const { queryKey, read } of route.queries(props)) {
      const [apiPath] = queryKey;
      answers[apiPath] = embeddedApiValue(apiPath, readApi(snapshot, apiPath)?.value);
      queryClient.setQueryData(queryKey, read(answers[apiPath]));
    }
    const facts = { site: publicSite(snapshot.site), siteUrl };
    const markup = renderToString(<App facts={facts} queryClient={queryClient} serverPath={path} />);
    const isMissing = route === notFoundRoute || (route === postRoute && !hasPost(props, answers));
    return {
      status: isMissing ? 404 : 200,
      html: htmlDocument({
        markup,
        state: writeEmbeddedState({ ...facts, answers }),
        structuredData: isMissing ? [] : structuredData({ path, snapshot, siteUrl }),
        assets,
      }),
    };
  };
}

/** A post that does not exist, or an id that is no whole number, answers 404 (decision 7). */
function hasPost({ postId }: PageProps, answers: Record<string, unknown>): boolean {
  return postId !== undefined && answers[apiPaths.post(postId)] !== null;
}
