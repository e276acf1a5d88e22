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

/** A port's number. */
export const port = number('must be a port number from 0 to 65535', 0, 65_535);
const SITE_URL_RULE =
  'must be the address of the site without a path, such as https://www.example.com';
const folder = z.string().refine(isPath, 'must be the path to a folder');

/** Messages say what to write, never what was written: it may be a password. */
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

/** The settings of the server, checked. */
export type Environment = ReturnType<typeof settingsOf>;

/** Thrown for wrong settings; the message tells the operator which ones and what they must be. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads environment variables; an empty one counts as not set. Throws EnvironmentError. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  return settingsOf(readVariables(schema, variables), variables.NODE_ENV === 'production');
}

function settingsOf(data: z.output<typeof schema>, isProduction: boolean) {
  return {
    port: data.PORT,
    /** Undefined for all addresses of the machine. */
    host: data.HOST,
    /** Scheme, host and port without a trailing slash: what every absolute URL begins with. */
    siteUrl:
      data.SITE_URL === undefined ? `http://localhost:${data.PORT}` : new URL(data.SITE_URL).origin,
    /** True if SITE_URL is missing and localhost is used instead. */
    siteUrlIsGuess: data.SITE_URL === undefined,
    /** True if NODE_ENV is "production", as in deploy/. */
    isProduction,
    databaseUrl: data.DATABASE_URL,
    contentFolder: data.CONTENT_DIR,
    /** Where generated files are: next to the content folder unless CACHE_DIR says otherwise. */
    cacheFolder: data.CACHE_DIR ?? join(data.CONTENT_DIR, '../.cache'),
    /** Where every version of the content is kept. Next to the content folder unless DATA_DIR says otherwise. */
    dataFolder: data.DATA_DIR ?? join(data.CONTENT_DIR, '../.data'),
    metricsPort: data.METRICS_PORT,
    /** Part of the secret address at which the owner reads what is due; undefined for none. */
    ownerToken: data.OWNER_TOKEN,
    /** The file that says the same; undefined for none. */
    statusFile: data.STATUS_FILE,
    /** From 0, which is quick, to 11, which is small. */
    brotliQuality: data.BROTLI_QUALITY,
    /** False if phones may not keep the guide, and those that have are to remove it. */
    offline: data.OFFLINE === 'on',
    logLevel: data.LOG_LEVEL,
    /** Undefined for pretty on a terminal and JSON lines elsewhere. */
    logFormat: data.LOG_FORMAT,
  };
}

/** The variables that a schema names; an empty one counts as not set. Throws EnvironmentError. */
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

/** Refuses URLs: a database's, with its password, could end up here by mistake. */
function isPath(text: string): boolean {
  return !/:\/\/|\p{Cc}/u.test(text);
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^\s"'<>\\/?#@]+\/?$/i.test(text) && URL.canParse(text);
}
