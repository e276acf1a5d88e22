import { printable } from '../../content/printable.ts';
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
import { createLog, type Logger } from './log.ts';

interface Serving {
  end(): Promise<void>;
}

/** In milliseconds, even if closing hangs. */
const EXIT_DEADLINE = 9_500;

/**
 * Reads the settings, and serves until SIGTERM or SIGINT (status 0) or an uncaught error (status
 * 1). If it can't start, prints why in plain words, and exits with status 1.
 */
export async function runGuide(
  serve: (environment: Environment, log: Logger) => Promise<Serving>,
): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    const log = createLog(environment.logLevel, environment.logFormat);
    exitOnUncaughtError(log);
    reportGuessedSiteUrl(environment, log);
    endOnSignal(await serve(environment, log));
  } catch (error) {
    process.stderr.write(printable(`The guide cannot start. ${startFailure(error)}\n`));
    process.exit(1);
  }
}

function exitOnUncaughtError(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault that nobody caught; the process ends');
    process.exit(1);
  });
}

/** Only warns in production, as the owner's own machine needs no SITE_URL. */
function reportGuessedSiteUrl(
  { siteUrl, siteUrlIsGuess, isProduction }: Environment,
  log: Logger,
): void {
  if (!siteUrlIsGuess) return;
  const text = `SITE_URL is not set, so canonical links say ${siteUrl}; set it to the address that visitors use`;
  if (isProduction) log.warn(text);
  else log.info(text);
}

function endOnSignal(guide: Serving): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(0), EXIT_DEADLINE).unref();
    void guide.end().then(() => process.exit(0));
  };
  // Not once(): terminal and launcher both send Ctrl-C, and the second would kill the process.
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** Why the server couldn't start, in plain words for the operator. */
export function startFailure(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (!('syscall' in error) || !('code' in error)) return error.stack ?? error.message;
  if (!/^(?:listen|bind|getaddrinfo)$/.test(String(error.syscall)))
    return error.code === 'EACCES'
      ? `${error.message}; give this user permission to read it.`
      : (error.stack ?? error.message);
  const setting = 'setting' in error ? error.setting : 'PORT';
  if (error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${error.port} is taken; set ${setting} to another one, or stop the program that uses it.`;
  if (error.code === 'EACCES')
    return `${setting} must be one that this user may listen on, such as 1024 or more.`;
  return `HOST must be an address of this machine, such as 127.0.0.1 (${error.code}).`;
}
