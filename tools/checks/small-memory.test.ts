import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What keeps V8's young generation and its machine code small (docs/decisions/007-memory.md). */
const FLAGS = '--max-semi-space-size=4 --optimize-for-size';

test.each([
  ['guide@', 'dist/server/main.js'],
  ['guide-desk@', 'src/desk/main.ts'],
])('%s keeps its memory small, started by systemd or by hand', (unit, program) => {
  const text = readFileSync(`deploy/${unit}.service`, 'utf8');
  expect(text).toMatch(/^Environment=MALLOC_ARENA_MAX=2$/m);
  expect(/^ExecStart=.*$/m.exec(text)?.[0]).toContain(`${FLAGS} ${program}`);
  const launcher = readFileSync('tools/launch/launch.mjs', 'utf8');
  expect(launcher).toContain(`SMALL = ['${FLAGS.split(' ').join("', '")}'];`);
  expect(launcher).toContain(`...SMALL, '${program}'`);
});
