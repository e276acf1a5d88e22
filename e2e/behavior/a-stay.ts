import type { Page } from 'playwright-core';
import { paths } from '../../src/model/paths.ts';

/** A stay that begins on a Friday, some weeks from today. */
const friday = new Date(Date.now() + 40 * 86_400_000);
friday.setUTCDate(friday.getUTCDate() + ((5 - friday.getUTCDay() + 7) % 7));

/** The ISO date so many days after its first. */
export const day = (after: number) =>
  new Date(friday.getTime() + after * 86_400_000).toISOString().slice(0, 10);

/** /stay with its three nights. */
export const STAY = `${paths.stay}#${day(0)}/${day(3)}`;

/** The headings of its days on /stay. */
export const days = (page: Page) => page.locator('.stay-days h3');
