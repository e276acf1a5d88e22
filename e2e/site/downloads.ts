import { paths } from '../../src/model/paths.ts';
import { EncodedBody } from '../../src/server/http/encoded-body.ts';
import { test as base } from '../support/test.ts';
import { inFreshPage, showEverything, untilHydrated } from '../support/visit.ts';

export interface Download {
  path: string;
  /** As Chromium names it: document, stylesheet, font, image, script, manifest, fetch. */
  kind: string;
  /** Bytes of the body on the wire, for a browser that takes brotli. */
  bytes: number;
}

/**
 * `downloads` is everything that a first visit to the home page downloads: the first view, the
 * application, and all pictures farther down.
 */
export const test = base.extend('downloads', { scope: 'file' }, ({ browser, guide }) =>
  inFreshPage(
    browser,
    { baseURL: guide.url, viewport: { width: 1440, height: 900 } },
    async (page) => {
      const requested: Omit<Download, 'bytes'>[] = [];
      page.on('request', (request) =>
        requested.push({ path: new URL(request.url()).pathname, kind: request.resourceType() }),
      );
      await page.goto(paths.home);
      await untilHydrated(page);
      await showEverything(page);
      await page.waitForLoadState('networkidle');
      return Promise.all(
        requested.map(
          async (request): Promise<Download> => ({
            ...request,
            bytes: await bytesOnTheWire(guide.url + request.path),
          }),
        ),
      );
    },
  ),
);

/** Sizes by address: nothing that a test measures changes while its server runs. */
const sizes = new Map<string, Promise<number>>();

/**
 * The size of the body on the wire in production. The servers of tests compress quickly instead;
 * `guide-server.test.ts` proves that a server compresses as hard as it's told.
 */
export function bytesOnTheWire(url: string): Promise<number> {
  const size = sizes.get(url) ?? measureOnTheWire(url);
  sizes.set(url, size);
  return size;
}

async function measureOnTheWire(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const isCompressed = answer.headers.get('vary') === 'Accept-Encoding';
  const body = new EncodedBody(await answer.bytes(), isCompressed);
  await body.compress();
  return (body.brotli ?? body.identity).bytes.length;
}
