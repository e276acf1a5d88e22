import { expect, test } from 'vitest';
import { optionsTakenByNpm } from './npm-options.ts';

test('npm options are not mistaken for ours, and ours are recognized with a typo', () => {
  const taken = (environment: Record<string, string>) =>
    optionsTakenByNpm(['dry-run', 'history', 'rollback', 'message'], environment).map(
      ({ meant }) => meant,
    );
  expect(
    taken({
      npm_config_cache: '/x',
      npm_config_audit: '',
      npm_config_fund: 'true',
      npm_config_prefix: '/usr',
    }),
  ).toEqual([]);
  expect(
    taken({ npm_config_dry_run: '', npm_config_history: 'false', NPM_CONFIG_MESSAGE: 'x' }),
  ).toEqual([]);
  expect(
    taken({ npm_config_dry_rum: 'true', npm_config_hist: 'true', npm_config_messages: 'hello' }),
  ).toEqual(['dry-run', 'history', 'message']);
});
