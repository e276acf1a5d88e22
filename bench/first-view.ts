import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../e2e/support/chromium.ts';
import { median } from './median.ts';
import { portOf, type RawAnswer, rawAnswer, startWarmGuide } from './servers.ts';

/** The first view of one variant of the home page; times are medians in milliseconds. */
export interface FirstView {
  variant: string;
  /** Bytes of HTML after brotli. */
  html: number;
  firstPaint: number;
  largestPaint: number;
}

/** A phone on a slow connection: Lighthouse's conditions, applied instead of simulated. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;
const WINDOW = { width: 412, height: 823 };

const ROUNDS = 11;

interface Page {
  html: string;
  headers: Record<string, string>;
}

type Change = (page: Page, css: string) => Page;

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/;

/** Changes that could make the first view faster, and one that shows what scripts cost it. */
const VARIANTS: Readonly<Record<string, Change>> = {
  'as it is': (page) => page,
  'without scripts': ({ html, headers }) => ({
    html: html.replace(/<script type="module".*?<\/script>/, ''),
    headers,
  }),
  'Link headers': ({ html, headers }) => ({ html, headers: { ...headers, link: preloads(html) } }),
  'styles inline': ({ html, headers }, css) => {
    const allowed = `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`;
    const policy = headers['content-security-policy']?.replace("style-src 'self'", allowed) ?? '';
    return {
      html: html.replace(STYLE_LINK, () => `<style>${css}</style>`),
      headers: { ...headers, 'content-security-policy': policy },
    };
  },
};

/** Loads each variant of the home page on a slow phone, in turns, each time with an empty cache. */
export async function measureFirstView(): Promise<FirstView[]> {
  const guide = await startWarmGuide(['/']);
  const original = await rawAnswer(guide.url, 'identity');
  const style = STYLE_LINK.exec(original.body.toString())?.[1] ?? '';
  const css = (await rawAnswer(guide.url + style, 'identity')).body.toString();
  const browser = await openBrowser();
  const servers = await Promise.all(
    Object.entries(VARIANTS).map(async ([variant, change]) => ({
      variant,
      ...(await serve(change(pageOf(original), css), portOf(guide.url))),
      views: [] as Omit<FirstView, 'variant' | 'html'>[],
    })),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { url, views } of servers) views.push(await firstView(browser, url));
  }
  for (const { server } of servers) server.close();
  await browser.close();
  await guide.stop();
  return servers.map(({ variant, html, views }) => ({
    variant,
    html,
    firstPaint: median(views.map((view) => view.firstPaint)),
    largestPaint: median(views.map((view) => view.largestPaint)),
  }));
}

function pageOf({ headers, body }: RawAnswer): Page {
  const { 'content-length': _, ...rest } = headers;
  return { html: body.toString(), headers: rest };
}

/** Serves the page, and proxies everything else to the guide. */
async function serve(
  { html, headers }: Page,
  guidePort: number,
): Promise<{ server: Server; url: string; html: number }> {
  const bytes = brotliCompressSync(html);
  const server = createServer((incoming, response) => {
    if (incoming.url === '/')
      response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(bytes);
    else
      request({ port: guidePort, path: incoming.url, headers: incoming.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }).end();
  });
  await once(server.listen(0), 'listening');
  const address = server.address();
  return {
    server,
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}/`,
    html: bytes.length,
  };
}

function preloads(html: string): string {
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, url]) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  return [`<${STYLE_LINK.exec(html)?.[1]}>; rel=preload; as=style`, ...fonts].join(', ');
}

async function firstView(
  browser: Browser,
  url: string,
): Promise<Omit<FirstView, 'variant' | 'html'>> {
  const context = await browser.newContext({
    viewport: WINDOW,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await page.waitForTimeout(1500);
  const view = await page.evaluate(
    () =>
      new Promise<{ firstPaint: number; largestPaint: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const firstPaint =
            performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
          resolve({ firstPaint, largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return view;
}
