/**
 * Runs programs one after another and shows their progress. If one fails, prints its output and
 * exits this process.
 */
export function runStep(
  name: string,
  programs: readonly (readonly string[])[],
  env?: NodeJS.ProcessEnv,
  output?: Pick<NodeJS.WriteStream, 'isTTY'> & { write(text: string): unknown },
): Promise<void>;
