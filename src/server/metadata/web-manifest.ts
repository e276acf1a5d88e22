import type { Snapshot } from '../../content/snapshot.ts';

/** The site as an installable app: name, colours and icons. */
export function writeWebManifest({ site }: Snapshot): string {
  return JSON.stringify({
    name: `${site.brand}: Texas Hill Country guide`,
    short_name: site.brand,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
}
