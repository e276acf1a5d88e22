import { join } from 'node:path';
import { z } from 'zod';
import {
  DATABASE_URL_RULE,
  isDatabaseUrl,
} from '../../content/postgres/connection/database-url.ts';
import { BEST_BROTLI_QUALITY } from '../http/encoded-body.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const LOG_FORMATS = ['pretty', 'json'] as const;

const SWITCH = ['on', 'off'] as const;

export const port = number('must be a port number from 0 to 65535', 0, 65_535);
const SITE_URL_RULE =
  'must be the address of the site without a path, such as https://www.example.com';
const folder = z.string().refine(isPath, 'must be the path to a folder');

/** Messages say what to write, but never quote the value, which may be a password. */
const schema = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w:.-]+$/, 'must be an address of this machine, such as 127.0.0.1')
    .optional(),
  SITE_URL: z.string().refine(isOrigin, SITE_URL_RULE).optional(),
  DATABASE_URL: z.string().refine(isDatabaseUrl, DATABASE_URL_RULE).optional(),
  CONTENT_DIR: folder.default('content'),
  CACHE_DIR: folder.optional(),
  DATA_DIR: folder.optional(),
  METRICS_PORT: port.optional(),
  OWNER_TOKEN: z
    .string()
    .regex(/^[\w-]{24,100}$/, 'must be 24 to 100 letters and digits that nobody can guess')
    .optional(),
  STATUS_FILE: z.string().refine(isPath, 'must be the path to a file').optional(),
  BROTLI_QUALITY: number('must be a number from 0 to 11', 0, BEST_BROTLI_QUALITY).default(
    BEST_BROTLI_QUALITY,
  ),
  OFFLINE: z.enum(SWITCH, `must be ${SWITCH.join(' or ')}`).default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  LOG_FORMAT: z.enum(LOG_FORMATS, `must be ${LOG_FORMATS.join(' or ')}`).optional(),
});

/** The server's validated settings. */
export type Environment = ReturnType<typeof settingsOf>;

/** Thrown for invalid settings; the message names them and says what they must be. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the environment variables; an empty one counts as unset. Throws EnvironmentError. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  return settingsOf(readVariables(schema, variables), variables.NODE_ENV === 'production');
}

function settingsOf(data: z.output<typeof schema>, isProduction: boolean) {
  return {
    port: data.PORT,
    /** Undefined to listen on all addresses. */
    host: data.HOST,
    /** The origin of all absolute URLs, without a trailing slash. */
    siteUrl:
      data.SITE_URL === undefined ? `http://localhost:${data.PORT}` : new URL(data.SITE_URL).origin,
    siteUrlIsGuess: data.SITE_URL === undefined,
    isProduction,
    databaseUrl: data.DATABASE_URL,
    contentFolder: data.CONTENT_DIR,
    /** For generated files; next to the content folder by default. */
    cacheFolder: data.CACHE_DIR ?? join(data.CONTENT_DIR, '../.cache'),
    /** For all versions of the content; next to the content folder by default. */
    dataFolder: data.DATA_DIR ?? join(data.CONTENT_DIR, '../.data'),
    metricsPort: data.METRICS_PORT,
    /** Part of the owner's secret address; undefined for none. */
    ownerToken: data.OWNER_TOKEN,
    statusFile: data.STATUS_FILE,
    /** From 0, the fastest, to 11, the smallest. */
    brotliQuality: data.BROTLI_QUALITY,
    /** False if phones may not cache the guide; those that have must remove it. */
    offline: data.OFFLINE === 'on',
    logLevel: data.LOG_LEVEL,
    /** Undefined for pretty on a terminal, JSON otherwise. */
    logFormat: data.LOG_FORMAT,
  };
}

/** The variables of a schema; an empty one counts as unset. Throws EnvironmentError. */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { success, data, error } = schema.safeParse(set);
  if (success) return data;
  throw new EnvironmentError(
    error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
  );
}

function number(rule: string, least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,5}$/, rule)
    .transform(Number)
    .pipe(z.number().min(least, rule).max(most, rule));
}

/** Refuses URLs, as a database's with its password could end up here by mistake. */
function isPath(text: string): boolean {
  return !/:\/\/|\p{Cc}/u.test(text);
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^\s"'<>\\/?#@]+\/?$/i.test(text) && URL.canParse(text);
}
