/**
 * Runs programs one after the other, shows how far they are, and ends this process if one fails,
 * with what it said.
 */
export function runStep(
  name: string,
  programs: readonly (readonly string[])[],
  env?: NodeJS.ProcessEnv,
  output?: Pick<NodeJS.WriteStream, 'isTTY'> & { write(text: string): unknown },
): Promise<void>;
