import { hash, timingSafeEqual } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { ContentStatus, ContentStore } from '../../content/serving/content-store.ts';
import { texasDay } from '../../model/day/texas-day.ts';
import type { Logger } from '../../server/process/log.ts';
import type { OwnerAnswer } from '../../server/process/owner-pages.ts';
import { reportAsCalendar, reportAsPage, reportAsText, STYLE_HASH } from './owner-forms.ts';
import { ownerReport } from './owner-report.ts';

/** In milliseconds; the text file is only written if the report has changed. */
const LOOK_EVERY = 10_000;

/** Answers /owner/TOKEN and TOKEN.ics: what is live, held back and why, and due. */
export function createOwnerAnswer(token: string, siteUrl: string): OwnerAnswer {
  const address = `/owner/${token}`;
  return (path, { content, status, day }) => {
    const isPage = isSame(path, address);
    if (!isPage && !isSame(path, `${address}.ics`)) return undefined;
    const report = ownerReport(content, status, day);
    if (isPage) {
      const text = reportAsPage(report, `${siteUrl}${address}.ics`);
      return { contentType: 'text/html; charset=utf-8', styleHash: STYLE_HASH, text };
    }
    const text = reportAsCalendar(report, { siteUrl, day });
    return { contentType: 'text/calendar; charset=utf-8', text };
  };
}

/** In constant time, whatever a stranger guesses. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}

/** Keeps the report in a text file, for an owner who only has files. Logs once if that fails. */
export function keepOwnerFile(
  file: string,
  store: Pick<ContentStore, 'current' | 'status'>,
  log: Logger,
): void {
  let written: string | undefined;
  let complaint: string | undefined;
  let writing = Promise.resolve();
  const look = () => {
    const status: ContentStatus = store.status();
    const text = reportAsText(ownerReport(store.current(), status, texasDay(Date.now())));
    if (text === written) return;
    written = text;
    writing = writing.then(() => write(text));
  };
  const write = async (text: string) => {
    const error: Error | undefined = await writeFile(file, text).catch((error) => error);
    if (error) written = undefined;
    if (error && error.message !== complaint)
      log.warn({ err: error, file }, 'STATUS_FILE cannot be written; the site is not affected');
    complaint = error?.message;
  };
  look();
  setInterval(look, LOOK_EVERY).unref();
}
