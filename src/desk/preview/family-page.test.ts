import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { familyPage, picturesOf, styleHashesOf } from './family-page.ts';

test('a page for the family has its styles in it, its pictures beside it, and leads to the guide', () => {
  const clientFolder = mkdtempSync(join(tmpdir(), 'guide-client-'));
  onTestFinished(() => rmSync(clientFolder, { recursive: true, force: true }));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'assets/place-Ab.css'), 'p{content:"$&"}');
  const html = familyPage(
    '<html><head><title>Fair</title><style>a{}</style><link rel="preload" as="image" href="/images/a.svg"/></head><body><a class="x" href="/events">E</a><a href="#main">M</a><a href="//other.example">O</a><img src="/images/a.svg" srcset="/images/b-480.webp 480w, /images/b-800.webp 800w"><link rel="stylesheet" href="/assets/place-Ab.css" integrity="sha256-x"></body></html>',
    { by: 'Ruth & <Lou>', until: 'December 4', siteUrl: 'https://guide.example', clientFolder },
  );
  expect(html).toContain('<style>p{content:"$&"}</style>');
  expect(html).toContain('<a class="x" href="https://guide.example/events">');
  expect(html).toContain('<a href="#main">M</a><a href="//other.example">');
  expect(html).toContain('Ruth &amp; &lt;Lou&gt; shows it to you until December 4.');
  expect([...picturesOf(html)]).toEqual(['a.svg', 'b-480.webp', 'b-800.webp']);
  expect(html).not.toContain('/images/');
  expect(styleHashesOf(html)).toHaveLength(3);
});
