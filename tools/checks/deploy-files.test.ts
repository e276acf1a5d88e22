import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const unit = readFileSync('deploy/guide.service', 'utf8');
const operations = readFileSync('docs/operations.md', 'utf8');

test('systemd starts the guide again however often it dies', () => {
  const section = /^\[Unit\]\n([\s\S]*?)^\[/m.exec(unit)?.[1];
  expect(section).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^Restart=always$/m);
});

test('whoever follows the documentation leaves the settings, with the password, to root only', () => {
  const file = /^EnvironmentFile=(.+)$/m.exec(unit)?.[1];
  expect(operations).toContain(`install -m 600 -o root -g root /dev/null ${file}`);
});
