import { expect, test } from 'vitest';
import { paths } from '../../model/paths.ts';
import { pageAt, SITE_URL } from '../../server/fixtures/page-at.tsx';
import { everyPage, everyPath, missingPaths } from '../fixtures/every-page.ts';
import { type Head, readHead } from '../fixtures/page-head.ts';

const CENTER = '30.1;-98.4';

/** Coordinates of the four towns and two places, to the tenth of a degree, from any atlas. */
const POSITIONS: Record<string, string> = {
  '/destinations/fredericksburg': '30.3;-98.9',
  '/destinations/austin': '30.3;-97.7',
  '/destinations/dripping-springs': '30.2;-98.1',
  '/destinations/new-braunfels': '29.7;-98.1',
  '/things-to-do/wine-road-290': '30.3;-98.4',
  '/events/old-gruene-market-days': '29.7;-98.1',
};

test.for(everyPage)(
  'the head of $path tells search engines and social networks what they ask for',
  async ({ path, status }) => {
    const { titles, canonicals, meta } = await headOf(path);
    const isListed = status === 200;
    expect(titles).toEqual([expect.stringMatching(/^\w.+ \| Hill Country Cabins$/)]);
    expect(canonicals).toEqual(isListed ? [SITE_URL + path] : []);
    const [title] = titles.map((text) => text.replace(' | Hill Country Cabins', ''));
    const [description] = meta.description ?? [];
    expect(description?.length).toBeGreaterThan(isListed ? 50 : 10);
    expect(description?.length).toBeLessThanOrEqual(200);
    const [image = ''] = meta['og:image'] ?? [];
    expect(image).toMatch(new RegExp(`^${SITE_URL}/share/[a-z0-9-]+\\.jpg$`));
    expect(meta).toMatchObject({
      robots: [isListed ? 'index, follow, max-image-preview:large' : 'noindex'],
      'og:title': [title],
      'og:description': [description],
      'og:type': [path === paths.post(1) ? 'article' : 'website'],
      'og:site_name': ['Hill Country Cabins'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringMatching(/.{10,}/)],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [title],
      'twitter:image': [image],
      'twitter:image:alt': meta['og:image:alt'],
      'geo.region': ['US-TX'],
      'geo.placename': [expect.stringMatching(/\w/)],
    });
    expect([meta['og:url'], meta.keywords]).toEqual(
      isListed ? [[SITE_URL + path], [expect.stringContaining(', ')]] : [undefined, undefined],
    );
    expect(roundedPosition(meta)).toBe(POSITIONS[path] ?? CENTER);
  },
);

test('no two pages share a title or a description', async () => {
  const heads = await Promise.all(
    everyPath.filter((path) => !missingPaths.includes(path)).map(headOf),
  );
  const titles = heads.map(({ titles }) => titles[0]);
  const descriptions = heads.map(({ meta }) => meta.description?.[0]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

async function headOf(path: string): Promise<Head> {
  const { document } = await pageAt(path);
  return readHead(document);
}

function roundedPosition(meta: Head['meta']): string {
  const [position = ''] = meta['geo.position'] ?? [];
  const [latitude = 0, longitude = 0] = position.split(';').map(Number);
  expect(meta.ICBM).toEqual([`${latitude}, ${longitude}`]);
  return `${latitude.toFixed(1)};${longitude.toFixed(1)}`;
}
