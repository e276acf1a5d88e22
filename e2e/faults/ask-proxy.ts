import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What today's Chrome sends: the only form that visitors have asked for while the guide was up. */
export const CHROME = 'gzip, deflate, br, zstd';

/** Other ways to ask, for forms that nobody has asked for. */
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
  /** The body, unpacked. */
  text: string;
  milliseconds: number;
}

/** Asks on a connection of its own, with exactly this Accept-Encoding, and follows no redirect. */
export function askProxy(
  url: string,
  encoding: string,
  { method = 'GET', headers = {} }: AskOptions = {},
): Promise<ProxyAnswer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method, headers: { ...headers, 'Accept-Encoding': encoding }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const form = answer.headers['content-encoding'] ?? 'identity';
          const text = unpacked(form, Buffer.concat(chunks));
          const milliseconds = performance.now() - begun;
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
    asked.on('error', reject).end();
  });
}

function unpacked(form: string, body: Buffer): string {
  const bytes =
    form === 'br' ? brotliDecompressSync(body) : form === 'gzip' ? gunzipSync(body) : body;
  return bytes.toString();
}

/** The forms that a browser with this Accept-Encoding can read. */
export function acceptableForms(encoding: string): string[] {
  const compressed = ['br', 'gzip'];
  const named = compressed.filter((form) => new RegExp(`\\b${form}\\b(?!;q=0)`).test(encoding));
  return [...(encoding === '*' ? compressed : named), 'identity'];
}
