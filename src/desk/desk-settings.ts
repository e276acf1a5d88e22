import { z } from 'zod';
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
} from '../server/process/environment.ts';

const ORIGIN_RULE =
  'must be the address of the desk without a path, such as https://desk.example.com';

const PORT_RULE = 'must be a port number from 0 to 65535';
const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT_RULE)
  .transform(Number)
  .pipe(z.number().max(65_535, PORT_RULE));

const schema = z.object({
  DESK_PORT: port.default(3100),
  DESK_METRICS_PORT: port.optional(),
  DESK_ORIGIN: z.string().refine(isDeskOrigin, ORIGIN_RULE).optional(),
});

/** The settings of the desk, checked: its own, and those that it shares with the guide. */
export interface DeskSettings extends Environment {
  deskPort: number;
  /** Where a monitor asks, on this machine only; undefined if nobody does. */
  deskMetricsPort: number | undefined;
  /** Scheme, host and port of the desk; without DESK_ORIGIN, this machine's. */
  deskOrigin: string;
}

/** Reads environment variables; an empty one counts as not set. Throws EnvironmentError. */
export function readDeskSettings(
  variables: Readonly<Record<string, string | undefined>>,
): DeskSettings {
  const { DESK_PORT, DESK_METRICS_PORT, DESK_ORIGIN } = variables;
  const { success, data, error } = schema.safeParse({
    DESK_PORT: DESK_PORT || undefined,
    DESK_METRICS_PORT: DESK_METRICS_PORT || undefined,
    DESK_ORIGIN: DESK_ORIGIN || undefined,
  });
  if (!success)
    throw new EnvironmentError(
      error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
    );
  const deskOrigin = data.DESK_ORIGIN
    ? new URL(data.DESK_ORIGIN).origin
    : `http://localhost:${data.DESK_PORT}`;
  return {
    ...readEnvironment(variables),
    deskPort: data.DESK_PORT,
    deskMetricsPort: data.DESK_METRICS_PORT,
    deskOrigin,
  };
}

/** Passkeys work with https, and on this machine. */
function isDeskOrigin(text: string): boolean {
  return (
    /^(?:https:\/\/[^\s"'<>\\/?#@]+|http:\/\/localhost(?::\d+)?)\/?$/i.test(text) &&
    URL.canParse(text)
  );
}
