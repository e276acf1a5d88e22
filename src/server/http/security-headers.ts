import type { ResponseHeaders } from './http-exchange.ts';

/** The security headers by kind of response. None has CORS, cookies or a server name. */
export interface SecurityHeaders {
  readonly page: ResponseHeaders;
  /** For API, feeds, scripts, styles and fonts, which do nothing when opened directly. */
  readonly data: ResponseHeaders;
  /** For pictures, especially SVG: opened directly, one runs and loads nothing. */
  readonly picture: ResponseHeaders;
  /** For workers, which fetch for pages, and wouldn't work with `sandbox`. */
  readonly worker: ResponseHeaders;
  /** For pages without files: their only style is inline, allowed by its hash. */
  readonly plainPage: (styleHash: string) => ResponseHeaders;
}

const PERMISSIONS = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

const LOCKED = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/**
 * Requires https only if SITE_URL has it. `imageHosts` are from site.yaml (decision 19);
 * `styleHashes` cover the inline styles of all pages, which share one policy.
 */
export function createSecurityHeaders(
  siteUrl: string,
  imageHosts: readonly string[],
  styleHashes: readonly string[] = [],
): SecurityHeaders {
  const https = siteUrl.startsWith('https:');
  const common = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
  const withPolicy = (...directives: string[]): ResponseHeaders => ({
    ...common,
    'content-security-policy': directives.join('; '),
  });
  return {
    page: withPolicy(
      "default-src 'none'",
      "script-src 'self'",
      ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
      ["img-src 'self' data:", ...imageHosts].join(' '),
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      ...LOCKED,
      "require-trusted-types-for 'script'",
      // The policies for the only two script URLs in code: the workers'.
      'trusted-types offline search',
      ...(https ? ['upgrade-insecure-requests'] : []),
    ),
    data: withPolicy("default-src 'none'", ...LOCKED, 'sandbox'),
    worker: withPolicy("default-src 'none'", "connect-src 'self'", ...LOCKED),
    picture: withPolicy("default-src 'none'", "style-src 'unsafe-inline'", ...LOCKED, 'sandbox'),
    plainPage: (styleHash) =>
      withPolicy("default-src 'none'", `style-src '${styleHash}'`, ...LOCKED),
  };
}
