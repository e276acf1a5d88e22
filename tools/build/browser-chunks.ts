import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What every visit loads, and the page on which most visits begin. */
const FIRST_VISIT = /\/src\/(?:app\/client|features\/home\/HomePage)\.tsx$/;

/**
 * Home's own code, and what is large and used by few pages: what is near a place, and the map, of
 * which places' pages need no more than where it is.
 */
const APART = /\/src\/features\/(?:home|places\/MorePlaces|map\/(?!places\/projection))/;

/** A page's component, which its route loads. */
const PAGE = /\/src\/features\/[^/]+\/\w+Page\.tsx$/;

/**
 * The files of the browser's build: the loader with the page table, so that a page's code loads in
 * parallel with the application's; everything that a first visit needs; what the other pages share;
 * each page's own code. Many small files would compress about 10% worse.
 */
export const browserChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'loader', test: /vite\/preload-helper|\/src\/app\/loader\.ts$/ },
  {
    debugName: 'client',
    name: (id, graph) => (isNeeded(id, graph, FIRST_VISIT) && !APART.test(id) ? 'client' : null),
  },
  {
    debugName: 'shared',
    name: (id, graph) => (isNeeded(id, graph, PAGE) && !APART.test(id) ? 'shared' : null),
    // What changes the plan loads at the first touch, on every page.
    test: /\/src\/(?!features\/saving\/(?:my-plan|plan-store))/,
    minShareCount: 2,
  },
];

/** True if the module, or one that imports it statically, however indirectly, matches `first`. */
function isNeeded(
  id: string,
  graph: ModuleGraph,
  first: RegExp,
  seen = new Set<string>(),
): boolean {
  if (first.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => !seen.has(importer) && isNeeded(importer, graph, first, seen),
  );
}

/**
 * What a page's code imports is preloaded along with it, instead of being found once it has arrived.
 * Every page has the client; with that, only the bundler's runtime doesn't arrive before it anyway.
 */
export const preloads: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, imported) =>
    imported.filter((name) =>
      /\/client-/.test(file)
        ? /runtime/.test(name)
        : name !== file && !/\/(?:client|loader|rolldown-runtime)-/.test(name),
    ),
};

const PRELOAD = `export const __vitePreload = (load, files = []) => {
  for (const file of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  return load();
};`;

/** The server reads the addresses of the styles from the browser's build, and starts no browser's worker. */
export function noStyleUrls(): Plugin {
  return {
    name: 'no-style-urls',
    apply: (_, { isSsrBuild = false }) => isSsrBuild,
    enforce: 'pre',
    load: { filter: { id: /\.css\?url$|\?worker&url$/ }, handler: () => "export default ''" },
  };
}

/** Replaces Vite's helper for `import()`, which costs every visit 1 KB before the first paint. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => PRELOAD },
  };
}

/**
 * What TanStack Query does for sites that write, for lists that grow as one scrolls, for suspense,
 * errors that boundaries show, and looking again when the page comes into focus or the connection
 * returns: this one only reads, once, and shows its own states (specification sections 7 and 9), so
 * nobody should download the rest.
 */
const UNUSED: Readonly<Record<string, string>> = {
  mutationCache: `export class MutationCache {
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`,
  focusManager: `export class FocusManager {}
export const focusManager = { isFocused: () => true, subscribe: () => () => {} };`,
  onlineManager: `export class OnlineManager {}
export const onlineManager = { isOnline: () => true, subscribe: () => () => {} };`,
  infiniteQueryBehavior: `export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;`,
  suspense: `export const defaultThrowOnError = () => false;
export const ensureSuspenseTimers = () => {};
export const shouldSuspend = () => false;
export const fetchOptimistic = () => undefined;`,
  errorBoundaryUtils: `export const ensurePreventErrorBoundaryRetry = () => {};
export const useClearResetErrorBoundary = () => {};
export const getHasError = () => false;`,
  QueryErrorResetBoundary: `export const QueryErrorResetBoundary = ({ children }) => children;
export const useQueryErrorResetBoundary = () => undefined;`,
};

const UNUSED_FILE = new RegExp(
  `/(?:query-core|react-query)/build/modern/(${Object.keys(UNUSED).join('|')})\\.js`,
);

/** What its client does for the same sites, and for tools that look at all queries. */
const UNUSED_METHODS = [
  ...['isFetching', 'isMutating', 'getQueriesData', 'setQueriesData', 'removeQueries'],
  ...['resetQueries', 'cancelQueries', 'invalidateQueries', 'refetchQueries', 'query'],
  ...['infiniteQuery', 'fetchInfiniteQuery', 'prefetchInfiniteQuery', 'ensureInfiniteQueryData'],
  ...['resumePausedMutations', 'getMutationCache', 'setMutationDefaults', 'getMutationDefaults'],
  ...['defaultMutationOptions', 'getDefaultOptions', 'setDefaultOptions', 'setQueryDefaults'],
];

/** As the package's files are laid out: a method begins and ends with one tab. */
const UNUSED_METHOD = new RegExp(
  `^\\t(?:async )?(?:${UNUSED_METHODS.join('|')})\\(.*?^\\t}$`,
  'gms',
);

/** Leaves out the parts of TanStack Query that nothing here uses: 2.6 KB of each first visit. */
export function readOnlyQueries(): Plugin {
  return {
    name: 'read-only-queries',
    enforce: 'pre',
    transform: {
      filter: { id: /\/query-core\/build\/modern\/queryClient\.js/ },
      handler: (code) => code.replaceAll(UNUSED_METHOD, ''),
    },
    load: {
      filter: { id: UNUSED_FILE },
      handler: (id) => UNUSED[UNUSED_FILE.exec(id)?.[1] ?? ''],
    },
  };
}
