import { join } from 'node:path';
import { z } from 'zod';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const port = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535, 'must be at most 65535');

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'must be the address of the site without a path, such as https://www.example.com')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must be an address that starts with postgres://')
    .optional(),
  CONTENT_DIR: z.string().default('content'),
  CACHE_DIR: z.string().optional(),
  WORKERS: z.coerce
    .number('must be a number of processes')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(256)
    .default(1),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** The settings of the server, checked. */
export interface Environment {
  port: number;
  /** Undefined: all addresses of the machine. */
  host: string | undefined;
  /** Scheme, host and port without a slash at the end: what every absolute link begins with. */
  siteUrl: string;
  /** True where SITE_URL is missing and localhost stands in for it. */
  siteUrlIsGuess: boolean;
  databaseUrl: string | undefined;
  contentFolder: string;
  /** Where the server keeps what it makes: sizes of photos, the last good content. Beside the content unless CACHE_DIR says otherwise. */
  cacheFolder: string;
  /** Processes that answer requests. */
  workers: number;
  metricsPort: number | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
}

/** A setting is wrong; the message names each and what it must be, for the operator. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the settings from environment variables; an empty one counts as not set. Throws EnvironmentError. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const { success, data, error } = schema.safeParse(set);
  if (!success) throw new EnvironmentError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'));
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL === undefined ? `http://localhost:${data.PORT}` : new URL(data.SITE_URL).origin,
    siteUrlIsGuess: data.SITE_URL === undefined,
    databaseUrl: data.DATABASE_URL,
    contentFolder: data.CONTENT_DIR,
    cacheFolder: data.CACHE_DIR ?? join(data.CONTENT_DIR, '../.cache'),
    workers: data.WORKERS,
    metricsPort: data.METRICS_PORT,
    logLevel: data.LOG_LEVEL,
  };
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^\s"'<>\\/?#@]+\/?$/i.test(text) && URL.canParse(text);
}
