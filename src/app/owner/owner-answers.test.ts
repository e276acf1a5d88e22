import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RecordedLog } from '../../content/fixtures/recorded-log.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import { sampleSnapshot } from '../../server/fixtures/sample-snapshot.ts';
import { createSecurityHeaders } from '../../server/http/security-headers.ts';
import { withOwnerPages } from '../../server/process/owner-pages.ts';
import { createOwnerAnswer, keepOwnerFile } from './owner-answers.ts';

const TOKEN = 'a-token-that-nobody-knows-1';
const SITE_URL = 'https://guide.example';
const status = { readAt: 0, heldBack: [], stale: false, revision: 'r', source: 'files' } as const;

const { report } = withOwnerPages(
  {
    report: (path) =>
      path === '/livez' ? { status: 200, headers: {}, body: undefined } : undefined,
  },
  createSecurityHeaders(SITE_URL, []),
  createOwnerAnswer(TOKEN, SITE_URL),
  () => ({ content: sampleSnapshot({}), status, day: dayOf(2026, 11, 26) }),
);

test('the secret address answers, is kept by nobody, and no other one answers', () => {
  const page = report(`/owner/${TOKEN}`);
  expect(page).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    },
  });
  expect(String(page?.body)).toContain(`${SITE_URL}/owner/${TOKEN}.ics`);
  expect(String(report(`/owner/${TOKEN}.ics`)?.body)).toMatch(/^BEGIN:VCALENDAR/);
  for (const path of [
    '/owner',
    '/owner/',
    `/owner/${TOKEN}x`,
    `/owner/${TOKEN.slice(1)}`,
    '/owner/undefined',
  ])
    expect(report(path), path).toBe(undefined);
  expect(report('/livez')?.status).toBe(200);
});

test('the text file says the same; if it cannot be written, the log says so once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-status-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const recorded = new RecordedLog();
  const store = { current: () => sampleSnapshot({}), status: () => status };
  const file = join(folder, 'main-status.txt');
  keepOwnerFile(file, store, recorded.log);
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('HELD BACK\nNothing');
  keepOwnerFile(join(folder, 'no-such-folder/status.txt'), store, recorded.log);
  await recorded.entry('STATUS_FILE cannot be written; the site is not affected');
});
