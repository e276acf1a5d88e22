import { spawn } from 'node:child_process';

/** How often the line on a terminal moves, in milliseconds. */
const MOVE_EVERY = 200;

/**
 * Runs programs one after the other and shows on standard error how far they are: on a terminal a
 * line that moves, elsewhere a line at the beginning and one at the end. What they say is shown
 * only if one of them fails; this process then ends with its status.
 * @param {string} name what they do, such as "Building"
 * @param {readonly (readonly string[])[]} programs each with its arguments
 * @param {NodeJS.ProcessEnv} [env]
 * @param {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} [output]
 * @returns {Promise<void>}
 */
export async function runStep(name, programs, env = process.env, output = process.stderr) {
  const begun = performance.now();
  let done = 0;
  const show = () => {
    const part = programs.length > 1 ? ` ${done + 1} of ${programs.length},` : '';
    output.write(`\r\u001b[K${name} …${part} ${seconds(begun)}`);
  };
  const moving = output.isTTY ? setInterval(show, MOVE_EVERY) : undefined;
  if (!moving) output.write(`${name} …\n`);
  for (const program of programs) {
    const { status, said } = await run(program, env);
    if (status !== 0) {
      clearInterval(moving);
      output.write(`${moving ? '\n' : ''}${said}`);
      process.exit(status);
    }
    done += 1;
  }
  clearInterval(moving);
  output.write(`${moving ? '\r\u001b[K' : ''}${name} … done in ${seconds(begun)}\n`);
}

/**
 * @param {readonly string[]} program
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ status: number, said: string }>}
 */
function run([file = '', ...args], env) {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ status: 1, said: `${file} could not be run: ${error.message}\n` }),
    );
    child.once('close', (status) => resolve({ status: status ?? 1, said }));
  });
}

/** @param {number} begun */
function seconds(begun) {
  return `${Math.round((performance.now() - begun) / 1000)} s`;
}
