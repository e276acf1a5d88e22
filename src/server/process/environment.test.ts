import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

describe('settings', () => {
  test('nothing set: port 3000, the folder content, one process, and a guessed site address', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: undefined,
      siteUrl: 'http://localhost:3000',
      siteUrlIsGuess: true,
      isProduction: false,
      databaseUrl: undefined,
      contentFolder: 'content',
      cacheFolder: '.cache',
      dataFolder: '.data',
      metricsPort: undefined,
      brotliQuality: 11,
      offline: true,
      logLevel: 'info',
      logFormat: undefined,
    });
  });

  test('everything set; an empty setting counts as not set', () => {
    const environment = readEnvironment({
      PORT: '8080',
      HOST: '127.0.0.1',
      SITE_URL: 'https://www.example.com/',
      DATABASE_URL: 'postgres://nope',
      CONTENT_DIR: 'elsewhere',
      CACHE_DIR: '/var/cache/guide',
      METRICS_PORT: '9100',
      BROTLI_QUALITY: '5',
      OFFLINE: 'off',
      LOG_LEVEL: '',
      LOG_FORMAT: 'pretty',
    });
    expect(environment).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      siteUrl: 'https://www.example.com',
      siteUrlIsGuess: false,
    });
    expect(environment).toMatchObject({
      databaseUrl: 'postgres://nope',
      contentFolder: 'elsewhere',
      cacheFolder: '/var/cache/guide',
      metricsPort: 9100,
      brotliQuality: 5,
      offline: false,
      logLevel: 'info',
      logFormat: 'pretty',
    });
  });

  test.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['HTTPS://WWW.Example.com:443/', 'https://www.example.com'],
  ])('SITE_URL=%s is the site at %s', (text, siteUrl) => {
    expect(readEnvironment({ SITE_URL: text }).siteUrl).toBe(siteUrl);
  });

  test.each([
    { SITE_URL: 'https://x/"><script>' },
    { SITE_URL: 'https://example.com/guide' },
    { SITE_URL: "https://example.com'" },
    { SITE_URL: 'https://example.com?x' },
    { SITE_URL: 'https://user:secret@example.com' },
    { SITE_URL: 'ftp://example.com' },
    { SITE_URL: 'javascript:alert(1)' },
    { SITE_URL: 'example.com' },
    { SITE_URL: ' https://example.com' },
    { PORT: 'http' },
    { PORT: '70000' },
    { PORT: '3000.5' },
    { PORT: '-1' },
    { METRICS_PORT: 'yes' },
    { BROTLI_QUALITY: '12' },
    { OFFLINE: 'yes' },
    { LOG_LEVEL: 'loud' },
    { LOG_FORMAT: 'yaml' },
    { DATABASE_URL: 'mysql://localhost' },
  ])('%j is refused by name and in plain words', (variables) => {
    const [name = ''] = Object.keys(variables);
    expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
    expect(() => readEnvironment(variables)).toThrow(new RegExp(`^${name} must be .*\\.$`));
  });

  test('all problems are listed at once', () => {
    expect(() => readEnvironment({ PORT: 'x', OFFLINE: 'y' })).toThrow(/PORT must.*\nOFFLINE must/);
  });
});
