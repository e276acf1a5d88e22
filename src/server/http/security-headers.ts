import type { ResponseHeaders } from './http-exchange.ts';

/**
 * The security headers by what is sent. There is no CORS, no cookie and no server name anywhere.
 */
export interface SecurityHeaders {
  readonly page: ResponseHeaders;
  /**
   * For what is read by programs: the API, feeds, health answers, scripts, styles and fonts. Opened
   * by itself it can do nothing.
   */
  readonly data: ResponseHeaders;
  /** For pictures, SVG above all: opened by itself, a picture runs nothing and loads nothing. */
  readonly picture: ResponseHeaders;
  /**
   * For pages that stand without the site's files, whose one style sheet is inline and named by its
   * hash.
   */
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
 * `siteUrl` is the validated SITE_URL; only with https are browsers told to use https always.
 * `imageHosts` are the hosts that site.yaml lists (decision 19).
 */
export function createSecurityHeaders(
  siteUrl: string,
  imageHosts: readonly string[],
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
      "style-src 'self'",
      ["img-src 'self' data:", ...imageHosts].join(' '),
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      ...LOCKED,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      ...(https ? ['upgrade-insecure-requests'] : []),
    ),
    data: withPolicy("default-src 'none'", ...LOCKED, 'sandbox'),
    picture: withPolicy("default-src 'none'", "style-src 'unsafe-inline'", ...LOCKED, 'sandbox'),
    plainPage: (styleHash) =>
      withPolicy("default-src 'none'", `style-src '${styleHash}'`, ...LOCKED),
  };
}
