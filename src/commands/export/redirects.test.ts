import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { SAMPLE_DAY, sampleActivity, sampleEvent } from '../../model/fixtures/samples.ts';
import { sampleSnapshot } from '../../server/fixtures/sample-snapshot.ts';
import { createSecurityHeaders } from '../../server/http/security-headers.ts';
import { wildAddresses, writeRedirectsFile } from './host-files.ts';
import { writeNginxMaps } from './nginx-files.ts';
import type { SiteParts } from './site-files.ts';

const sample = sampleSnapshot();
const content = {
  ...contentOn(sample, SAMPLE_DAY),
  site: { ...sample.site, redirects: { '/old-slash/': '/blog', '/café': '/events' } },
};

test('hosts that read _redirects know each old address with and without a trailing slash', () => {
  expect(writeRedirectsFile(content).split('\n').slice(0, 4)).toEqual([
    '/old-slash /blog 308',
    '/old-slash/ /blog 308',
    '/caf%C3%A9 /events 308',
    '/caf%C3%A9/ /events 308',
  ]);
});

test('an old address with a sign that stands for others there is left out, and named for the owner', () => {
  const redirects = { '/shop/*': '/blog', '/Talk:Hill': '/events', '/old': '/blog' };
  const wild = { ...content, site: { ...content.site, redirects } };
  expect(writeRedirectsFile(wild)).toMatch(/^\/old \/blog 308\n\/old\/ \/blog 308\n\/api\/\* /);
  expect(wildAddresses(wild)).toEqual(['/shop/*', '/Talk:Hill']);
});

test.each([
  ['/old-slash', '/blog'],
  ['/old-slash/?a=b', '/blog'],
  ['/caf%C3%A9', '/events'],
  ['/caf%c3%a9/', '/events'],
  ['/old', undefined],
  ['/old-slash/x', undefined],
])('nginx moves %s to %s', (target, to) => {
  const security = createSecurityHeaders('https://guide.example', []);
  const maps = writeNginxMaps({ content, security, files: new Map() } as unknown as SiteParts);
  const rules = [...maps.matchAll(/^ {2}"~(\^.*)" "(\/\w+)\$guide_query";$/gm)];
  expect(rules).toHaveLength(2);
  expect(
    rules.find(([, pattern = '']) =>
      new RegExp(pattern.replaceAll('\\\\', '\\')).test(target),
    )?.[2],
  ).toBe(to);
});

test('a former address of an activity or event moves to its page, of one that is over, too (decision 33)', () => {
  const moved = contentOn(
    {
      ...sample,
      site: { ...sample.site, redirects: {} },
      activities: [
        { ...sampleActivity(1, { title: 'Blue Hole' }), formerly: ['swim'], featured: false },
      ],
      events: [
        {
          ...sampleEvent(1, { title: 'Fair', startDate: '2020-05-01' }),
          formerly: ['market'],
          featured: false,
        },
      ],
    },
    SAMPLE_DAY,
  );
  expect(writeRedirectsFile(moved)).toMatch(
    /^\/things-to-do\/swim \/things-to-do\/blue-hole 308\n.*\n\/events\/market \/events\/fair 308\n/,
  );
  const security = createSecurityHeaders('https://guide.example', []);
  const maps = writeNginxMaps({
    content: moved,
    security,
    files: new Map(),
  } as unknown as SiteParts);
  expect(maps).toContain(
    '"~^/things-to-do/swim/*(?<guide_query>\\?.*)?$" "/things-to-do/blue-hole$guide_query";',
  );
});
