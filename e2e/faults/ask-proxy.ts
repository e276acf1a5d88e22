import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readAcceptEncoding } from '../../src/server/http/accept-encoding.ts';

/** What today's Chrome sends: all that visitors have asked for while the guide was up. */
export const CHROME = 'gzip, deflate, br, zstd';

/** Other Accept-Encoding headers, none of which any visitor has sent yet. */
export const OTHER_ENCODINGS = [
  'gzip',
  'br',
  'gzip, br',
  'br;q=0, gzip',
  'identity',
  'deflate',
  '*',
  '',
];

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

export interface ProxyAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** The content encoding. */
  form: string;
  /** The body, decompressed. */
  text: string;
  milliseconds: number;
}

/**
 * Sends a request on its own connection, with exactly this Accept-Encoding, and doesn't follow
 * redirects.
 */
export function askProxy(
  url: string,
  encoding: string,
  { method = 'GET', headers = {} }: AskOptions = {},
): Promise<ProxyAnswer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, headers: { ...headers, 'Accept-Encoding': encoding }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const form = answer.headers['content-encoding'] ?? 'identity';
          const text = decompress(form, Buffer.concat(chunks));
          const milliseconds = performance.now() - start;
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            form,
            text,
            milliseconds,
          });
        });
      },
    );
    outgoing.on('error', reject).end();
  });
}

function decompress(form: string, body: Buffer): string {
  const bytes =
    form === 'br' ? brotliDecompressSync(body) : form === 'gzip' ? gunzipSync(body) : body;
  return bytes.toString();
}

/** The content encodings that a browser with this Accept-Encoding can read. */
export function acceptableForms(encoding: string): string[] {
  const { br, gzip } = readAcceptEncoding(encoding);
  return [...(br > 0 ? ['br'] : []), ...(gzip > 0 ? ['gzip'] : []), 'identity'];
}
