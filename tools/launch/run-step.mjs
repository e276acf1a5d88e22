import { spawn } from 'node:child_process';

/** How often the line on a terminal is updated, in milliseconds. */
const UPDATE_EVERY = 200;

/**
 * Runs programs one after another and shows their progress on standard error: on a terminal as a
 * line that updates, elsewhere as one line at the beginning and one at the end. Their output is
 * shown only if one of them fails; this process then exits with its status.
 * @param {string} name what they do, such as "Building"
 * @param {readonly (readonly string[])[]} programs each with its arguments
 * @param {NodeJS.ProcessEnv} [env]
 * @param {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} [output]
 * @returns {Promise<void>}
 */
export async function runStep(name, programs, env = process.env, output = process.stderr) {
  const startedAt = performance.now();
  let done = 0;
  const show = () => {
    const part = programs.length > 1 ? ` ${done + 1} of ${programs.length},` : '';
    output.write(`\r\u001b[K${name} …${part} ${seconds(startedAt)}`);
  };
  const updating = output.isTTY ? setInterval(show, UPDATE_EVERY) : undefined;
  if (!updating) output.write(`${name} …\n`);
  for (const program of programs) {
    const { status, printed } = await run(program, env);
    if (status !== 0) {
      clearInterval(updating);
      output.write(`${updating ? '\n' : ''}${printed}`);
      process.exit(status);
    }
    done += 1;
  }
  clearInterval(updating);
  output.write(`${updating ? '\r\u001b[K' : ''}${name} … done in ${seconds(startedAt)}\n`);
}

/**
 * @param {readonly string[]} program
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ status: number, printed: string }>}
 */
function run([file = '', ...args], env) {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({
        status: 1,
        printed: `${file} could not be run: ${error.message}. Install it, or add its folder to PATH.\n`,
      }),
    );
    child.once('close', (status) => resolve({ status: status ?? 1, printed }));
  });
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return `${Math.round((performance.now() - startedAt) / 1000)} s`;
}
