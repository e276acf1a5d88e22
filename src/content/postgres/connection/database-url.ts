/** A character of a name or password; others must be percent-encoded. */
const CHARACTER = `(?:[\\w.~!$'()*+;&=-]|%[0-9a-f]{2})`;
const HOST = '[a-z0-9](?:[\\w.-]*\\w)?(?::\\d{1,5})?';
const SETTING = `(?:${[
  'sslmode=(?:disable|allow|prefer|require|verify-full)',
  'sslnegotiation=(?:postgres|direct)',
  'sslrootcert=system',
  'application_name=[\\w.-]{1,63}',
  'connect_timeout=\\d{1,4}',
  'keep_alive=\\d{1,4}',
  'target_session_attrs=(?:read-write|read-only|primary|standby|prefer-standby)',
].join('|')})`;

const ADDRESS = new RegExp(
  `^postgres(?:ql)?://(?:${CHARACTER}*(?::(?:${CHARACTER}|[:,])*)?@)?(?:${HOST}(?:,${HOST})*)?(?:/${CHARACTER}*)?(?:\\?${SETTING}(?:&${SETTING})*)?$`,
  'i',
);

/** Shown instead of the value, which may contain a password. */
export const DATABASE_URL_RULE = [
  'must be an address such as postgres://user:password@host:5432/guide',
  'in the password, write / as %2F, ? as %3F, # as %23, @ as %40, % as %25 and a space as %20',
  'after a question mark at the end, only sslmode, sslnegotiation, sslrootcert, application_name, connect_timeout, keep_alive and target_session_attrs may be set',
].join('; ');

/** True if the URL is unambiguous; otherwise, part of a password could be shown as a host. */
export function isDatabaseUrl(text: string): boolean {
  if (!ADDRESS.test(text)) return false;
  try {
    decodeURIComponent(text);
  } catch {
    return false;
  }
  const several = /,[^@]*$/;
  return (
    URL.canParse(text) || (several.test(text) && portsOf(text).every((port) => port <= 65_535))
  );
}

function portsOf(text: string): number[] {
  const hosts = text
    .slice(text.indexOf('://') + 3)
    .replace(/^.*@/, '')
    .replace(/[/?].*$/, '');
  return hosts.split(',').map((host) => Number(host.split(':')[1] ?? 0));
}
