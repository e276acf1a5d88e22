import { chromium } from 'playwright-core';
const [base, out, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const width of [360, 768, 1440]) for (const scheme of ['light','dark'] as const) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(base + path);
    await page.waitForTimeout(600);
    await page.evaluate(async () => { for (const img of document.images) img.loading = 'eager'; for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise(r => setTimeout(r, 60)); } scrollTo(0,0); });
    await page.waitForTimeout(500);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log('overflow', path, width, over);
    await page.screenshot({ path: `${out}${path.replace(/\W+/g,'-')}-${width}-${scheme}.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();
