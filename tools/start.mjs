/** `npm start`: installs and builds what is missing, then serves the guide on http://localhost:3000 (PORT). */
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, pinnedNode, run } from './prepare.mjs';

ensureInstalled();
run(pinnedNode, ['tools/checks/check-arguments.ts', 'start', ...process.argv.slice(2)]);
ensureBuilt();

const env = { MALLOC_ARENA_MAX: '2', ...process.env };
const server = spawn(pinnedNode, ['--enable-source-maps', '--max-semi-space-size=16', 'dist/server/main.js'], {
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
