import { contentTables } from '../../app/content-tables.ts';
import { CALENDAR_TYPE } from '../../features/places/event-calendars.server.ts';
import { movedPaths } from '../../model/content/moved-paths.ts';
import { paths, SEARCH_WORKER, WORKER_ADDRESS } from '../../model/paths.ts';
import {
  API_CACHE,
  CONTENT_CACHE,
  HASHED_FILE_CACHE,
  NEVER_CACHE,
} from '../../server/http/cache-control.ts';
import type { ResponseHeaders } from '../../server/http/http-exchange.ts';
import { contentTypes } from '../../server/http/media-type.ts';
import { type CacheRule, cacheRules } from './cache-rules.ts';
import {
  NO_SUCH_ACTIVITY,
  NO_SUCH_EVENT,
  NO_SUCH_PAGE,
  NO_SUCH_POST,
  NO_SUCH_POST_ANSWER,
  NO_SUCH_ROUTE_ANSWER,
  type SiteParts,
} from './site-files.ts';

const POLICY = 'content-security-policy';

/** For nginx only: other hosts might apply it to the page /search, too. */
const SEARCH_INDEX: CacheRule = { path: '/search/', cacheControl: HASHED_FILE_CACHE };

/** For nginx's http block: the policy and cache rule of each response, and moved addresses. */
export function writeNginxMaps({ security, content, files }: SiteParts): string {
  const found = (path: string) =>
    `"~^(?:200|206|304) ${escapeRegex(path)}${path.endsWith('/') ? '' : '(?:\\?|$)'}"`;
  const caches = [...cacheRules(files), SEARCH_INDEX].map(
    ({ path, cacheControl }) => `  ${found(path)} "${cacheControl}";`,
  );
  const moved = [...movedPaths(content)].map(
    ([from, to]) => `  "~^${anySpelling(from)}(?<guide_query>\\?.*)?$" "${to}$guide_query";`,
  );
  return `# Made by ./guide export. Include it in the http block.

map "$sent_http_content_type $uri" $guide_policy {
  "~^text/html" "${security.page[POLICY]}";
  "~^image/" "${security.picture[POLICY]}";
  "~ ${escapeRegex(WORKER_ADDRESS)}$" "${security.worker[POLICY]}";
  "~ ${escapeRegex(SEARCH_WORKER)}" "${security.worker[POLICY]}";
  default "${security.data[POLICY]}";
}

map "$status $request_uri" $guide_cache {
${caches.join('\n')}
  "~^(?:200|304) /api/" "${API_CACHE['cache-control']}";
  "~^(?:200|304|308) " "${CONTENT_CACHE}";
  default "${NEVER_CACHE}";
}

map "$status $request_uri" $guide_cdn_cache {
  "~^(?:200|304) /api/" "${API_CACHE['cdn-cache-control']}";
  default "";
}

# One canonical address for each page: trailing slashes and doubled slashes are removed, one kind at a time.
map $request_uri $guide_moved_to {
${moved.join('\n')}
  "~^(?<guide_head>/[^/?](?:[^?]*[^/?])?)/+(?<guide_query>\\?.*)?$" "$guide_head$guide_query";
  "~^(?<guide_head>/[^/?](?:[^?]*[^/?])?)//+(?<guide_tail>[^?]*)(?<guide_query>\\?.*)?$" "$guide_head/$guide_tail$guide_query";
  default "";
}
`;
}

/** For nginx's server block, besides `listen`, `server_name` and `root`, the export folder. */
export function writeNginxServer({ security, documents, files }: SiteParts): string {
  const { [POLICY]: _, ...common } = security.page;
  const headers: ResponseHeaders = {
    ...common,
    [POLICY]: '$guide_policy',
    'cache-control': '$guide_cache',
    'cdn-cache-control': '$guide_cdn_cache',
  };
  return `# Made by ./guide export. Include it in the server block; its root is the export folder.

${lines(Object.entries(headers), ([name, value]) => `add_header ${name} "${value}" always;`)}

server_tokens off;
absolute_redirect off;
merge_slashes off;
gzip_static on;
# If nginx has the ngx_brotli module, uncomment this to send files that are another sixth smaller:
# brotli_static on;

types {
  "text/html; charset=utf-8" html;
${lines(contentTypes, ([ending, type]) => `  "${type}" ${ending.slice(1)};`)}
}

if ($request_uri ~ "^//") { return 404; }
if ($guide_moved_to) { return 308 $guide_moved_to; }

error_page 404 /${NO_SUCH_PAGE};
location = /${NO_SUCH_PAGE} { internal; }
location = /${NO_SUCH_ACTIVITY} { internal; }
location = /${NO_SUCH_EVENT} { internal; }
location = /${NO_SUCH_POST} { internal; }
location = /${NO_SUCH_POST_ANSWER} { internal; }
location = /${NO_SUCH_ROUTE_ANSWER} { internal; types {} default_type application/problem+json; }
location @no_such_file { types {} default_type "text/plain; charset=utf-8"; return 404 "There is no such file.\\n"; }

location = / { try_files /index.html =404; }
location / { try_files $uri.html =404; }
location ~ "^/(?:${[NO_SUCH_PAGE, NO_SUCH_ACTIVITY, NO_SUCH_EVENT, NO_SUCH_POST, 'index.html'].map((file) => file.replace('.html', '')).join('|')})$" { return 404; }
location ~ "^${paths.thingsToDo}/[^/]+$" { error_page 404 /${NO_SUCH_ACTIVITY}; try_files $uri.html =404; }
location ~ "^${paths.events}/[^/]+\\.ics$" { error_page 404 /${NO_SUCH_EVENT}; types {} default_type "${CALENDAR_TYPE}"; try_files $uri =404; }
location ~ "^${paths.events}/[^/]+$" { error_page 404 /${NO_SUCH_EVENT}; try_files $uri.html =404; }
location ~ "^/[^/]+/[^/]+\\.svg$" { try_files $uri =404; }
location ~ "^${paths.blog}/[^/]+$" { error_page 404 /${NO_SUCH_POST}; try_files $uri.html =404; }

location = /api { error_page 404 /${NO_SUCH_ROUTE_ANSWER}; return 404; }
location /api/ { error_page 404 /${NO_SUCH_ROUTE_ANSWER}; try_files $uri.json =404; }
location ~ "^(?:${contentTables.lists.flatMap(({ api }) => api ?? []).join('|')})/[^/]+$" { error_page 404 /${NO_SUCH_POST_ANSWER}; try_files $uri.json =404; }

${lines(documents, ([path, { contentType }]) => `location = ${path} { types {} default_type "${contentType}"; }`)}
${lines([...cacheRules(files), SEARCH_INDEX], fileLocation)}
`;
}

function fileLocation({ path }: CacheRule): string {
  if (!path.endsWith('/')) return `location = ${path} { }`;
  const isOfFiles = ['/assets/', '/words/', '/images/'].includes(path);
  const missing = isOfFiles ? 'error_page 404 @no_such_file; ' : '';
  return `location ^~ ${path} { ${missing}try_files $uri =404; }`;
}

function lines<Item>(items: Iterable<Item>, write: (item: Item) => string): string {
  return [...items].map(write).join('\n');
}

/** Matches the path with any trailing slashes, and encoded characters in upper or lower case. */
function anySpelling(path: string): string {
  const anyCase = (letter: string) => `[${letter}${letter.toLowerCase()}]`;
  return `${escapeRegex(path).replace(/%[0-9A-F]{2}/g, (encoded) => encoded.replace(/[A-F]/g, anyCase))}/*`;
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
