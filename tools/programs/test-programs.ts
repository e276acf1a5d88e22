/** Programs that tests use and npm doesn't install. */
import { existsSync } from 'node:fs';
import { ensureBrowser, missingBrowserPackages } from './browser.ts';
import { installDebianPackages } from './debian-packages.ts';

/** If one is missing, its tests say so and are skipped. Only Chromium is indispensable. */
const PROGRAMS = [
  { files: ['/usr/sbin/nginx'], package: 'nginx-light' },
  { files: ['/usr/sbin/varnishd'], package: 'varnish' },
  { files: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], package: 'firefox-esr' },
  { files: ['/usr/bin/WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { files: ['/usr/bin/Xvfb'], package: 'xvfb' },
];

/** Installs what is missing; during the tests it would slow them down. Throws without Chromium. */
export async function ensureTestPrograms(): Promise<void> {
  const missing = PROGRAMS.filter(({ files }) => !files.some((file) => existsSync(file)));
  await installDebianPackages([
    ...missingBrowserPackages(),
    ...missing.map(({ package: name }) => name),
  ]);
  await ensureBrowser();
}
