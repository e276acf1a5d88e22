import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { paths } from '../../src/model/paths.ts';
import { type Guide, startGuide } from '../support/guide.ts';
import { test as base } from '../support/test.ts';
import { inFreshPage, showEverything, untilHydrated } from '../support/visit.ts';

export interface Download {
  path: string;
  /** As Chromium names it: document, stylesheet, font, image, script, manifest, fetch. */
  kind: string;
  /** Bytes of the body on the wire, for a browser that takes brotli. */
  bytes: number;
}

/** Its server compresses as hard as in production; those of other tests are quick instead. */
const withProductionGuide = base.extend(
  'guide',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  async ({}, { onCleanup }): Promise<Guide> => {
    const guide = await startGuide({ BROTLI_QUALITY: '' });
    onCleanup(guide.stop);
    return guide;
  },
);

/**
 * `downloads` is everything that a first visit to the home page downloads: the first view, the
 * application, and all pictures farther down.
 */
export const test = withProductionGuide.extend(
  'downloads',
  { scope: 'file' },
  ({ browser, guide }) =>
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

const COMPRESSIBLE = /html|css|javascript|json|svg|xml/;

/** Sizes by address: nothing that a test measures changes while its server runs. */
const sizes = new Map<string, Promise<number>>();

/** The size of the body on the wire, once the server has compressed it. */
export function bytesOnTheWire(url: string): Promise<number> {
  const size = sizes.get(url) ?? measureOnTheWire(url);
  sizes.set(url, size);
  return size;
}

async function measureOnTheWire(url: string): Promise<number> {
  for (;;) {
    const { status, type, encoding, bytes } = await askForBrotli(url);
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    if (encoding === 'br' || !COMPRESSIBLE.test(type)) return bytes;
    await setTimeout(100);
  }
}

/** Uses `get`, because `fetch` would decompress the body and hide its size. */
async function askForBrotli(url: string) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response');
  const { statusCode: status, headers } = response as IncomingMessage;
  const body: Buffer[] = await (response as IncomingMessage).toArray();
  return {
    status,
    type: headers['content-type'] ?? '',
    encoding: headers['content-encoding'],
    bytes: Buffer.concat(body).length,
  };
}
