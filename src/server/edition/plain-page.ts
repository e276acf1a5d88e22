import { hash } from 'node:crypto';
import { NEVER_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { Resource } from './resource.ts';

const STYLE = [
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf6ec;color:#1d2140;font:17px/1.6 Figtree,system-ui,sans-serif}',
  'main{max-width:34rem;padding:2rem}h1{font:400 2rem/1.2 "Young Serif",Georgia,serif;margin:0 0 1rem;text-wrap:balance}a{color:#3a48a8}',
].join('');

const STYLE_HASH = `sha256-${hash('sha256', STYLE, 'base64')}`;

/** A page for failures, which needs no files, content or scripts. */
function plainPage(
  status: number,
  title: string,
  text: string,
  security: SecurityHeaders,
  more: Record<string, string> = {},
): Resource {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>
`;
  const headers = {
    ...security.plainPage(STYLE_HASH),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': NEVER_CACHE,
    ...more,
  };
  return new Resource({ status, headers, body: new EncodedBody(Buffer.from(html)) });
}

/** For a page that failed to render (500); the rest of the site still works. */
export function renderFailurePage(security: SecurityHeaders): Resource {
  return plainPage(
    500,
    'This page lost its way',
    'Something went wrong on our end with this page. <a href="/">The rest of the guide</a> still works.',
    security,
  );
}

/** In seconds, while there is no content. */
export const UNAVAILABLE_RETRY = '30';

/** For every page while there is no content (503). */
export function unavailablePage(security: SecurityHeaders): Resource {
  const text =
    'The guide is unavailable right now. Please try again in a minute; nothing is wrong on your end.';
  const retry = { 'retry-after': UNAVAILABLE_RETRY };
  return plainPage(503, 'Back in a moment', text, security, retry);
}
