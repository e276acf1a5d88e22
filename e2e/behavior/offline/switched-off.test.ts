import { expect } from 'vitest';
import { paths } from '../../../src/model/paths.ts';
import { testWithOwnGuide as test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { keepGuide, keepSection, keptAddresses, onPhone, restart, workers } from './kept-guide.ts';

test('switched off by the owner: from every state, phones remove the worker and what is kept; plans stay', async ({
  browser,
  guide,
}) => {
  await onPhone(browser, guide, async (kept) => {
    await keepGuide(kept);
    await kept.evaluate(() => localStorage.setItem('plan', 'mine'));
    await onPhone(browser, guide, async (open) => {
      await keepGuide(open);
      await onPhone(browser, guide, async (offered) => {
        await visit(offered, `${paths.contact}#keep`);
        await keepSection(offered).getByRole('button', { name: /MB\)$/ }).waitFor();
        await guide.stop();
        const switchedOff = await restart(guide, { OFFLINE: 'off' });
        // One that comes back, one whose tab stays open and looks for a new worker, one that taps now.
        await visit(kept, paths.home);
        await open.evaluate(async () => (await navigator.serviceWorker.ready).update());
        await keepSection(offered).getByRole('button', { name: /MB\)$/ }).click();
        await keepSection(offered).getByText('can’t be kept at present').waitFor();
        for (const page of [kept, open, offered])
          await expect
            .poll(async () => [await workers(page), await keptAddresses(page)])
            .toEqual([0, []]);
        expect(await kept.evaluate(() => localStorage.getItem('plan'))).toBe('mine');
        await switchedOff.stop();
      });
    });
  });
});
