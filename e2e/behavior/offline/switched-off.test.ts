import { expect } from 'vitest';
import { paths } from '../../../src/model/paths.ts';
import { startGuide } from '../../support/guide.ts';
import { shortenContent } from '../../support/small-content.ts';
import { test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { Connection } from './connection.ts';
import { keepGuide, keepSection, keptAddresses, onPhone, workers } from './kept-guide.ts';

test('switched off by the owner: from every state, phones remove the worker and what is kept; plans stay', async ({
  browser,
  guide,
}) => {
  const connection = await Connection.to(guide);
  await onPhone(browser, connection, async (kept) => {
    await keepGuide(kept);
    await kept.evaluate(() => localStorage.setItem('plan', 'mine'));
    await onPhone(browser, connection, async (open) => {
      await keepGuide(open);
      await onPhone(browser, connection, async (offered) => {
        await visit(offered, `${paths.contact}#keep`);
        await keepSection(offered)
          .getByRole('button', { name: /^Keep .* MB\)$/ })
          .waitFor();
        for (const page of [kept, open]) {
          expect(await workers(page)).toBe(1);
          expect((await keptAddresses(page)).length).toBeGreaterThan(50);
        }
        const switchedOff = await startGuide({ OFFLINE: 'off' }, { prepare: shortenContent });
        await connection.leadTo(switchedOff);
        // One that comes back, one whose tab stays open and looks for a new worker, one that taps now.
        await visit(kept, paths.home);
        await open.evaluate(async () => (await navigator.serviceWorker.ready).update());
        await keepSection(offered)
          .getByRole('button', { name: /^Keep .* MB\)$/ })
          .click();
        await keepSection(offered).getByText('can’t be kept at present').waitFor();
        for (const page of [kept, open, offered])
          await expect
            .poll(async () => [await workers(page), await keptAddresses(page)], { interval: 250 })
            .toEqual([0, []]);
        expect(await kept.evaluate(() => localStorage.getItem('plan'))).toBe('mine');
        await switchedOff.stop();
      });
    });
  });
  await connection.close();
});
