import { z } from 'zod';
import {
  type Environment,
  port,
  readEnvironment,
  readVariables,
} from '../server/process/environment.ts';

const ORIGIN_RULE =
  'must be the address of the desk without a path, such as https://desk.example.com';

const schema = z.object({
  DESK_PORT: port.default(3100),
  DESK_METRICS_PORT: port.optional(),
  DESK_ORIGIN: z.string().refine(isDeskOrigin, ORIGIN_RULE).optional(),
});

export interface DeskSettings extends Environment {
  deskPort: number;
  /** Where a monitor gets metrics, on this machine only; undefined for none. */
  deskMetricsPort: number | undefined;
  /** Scheme, host and port; without DESK_ORIGIN, this machine's. */
  deskOrigin: string;
}

/** Reads environment variables; an empty one counts as not set. Throws EnvironmentError. */
export function readDeskSettings(
  variables: Readonly<Record<string, string | undefined>>,
): DeskSettings {
  const data = readVariables(schema, variables);
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

/** Passkeys need https, or this machine. */
function isDeskOrigin(text: string): boolean {
  return (
    /^(?:https:\/\/[^\s"'<>\\/?#@]+|http:\/\/localhost(?::\d+)?)\/?$/i.test(text) &&
    URL.canParse(text)
  );
}
