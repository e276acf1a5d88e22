import type { Position } from '../../model/distance.ts';
import { useIsLeft } from '../page-context.ts';
import { useSite } from '../site-context.ts';
import { DEFAULT_SHARE_NAME } from './share-names.ts';

/** The middle of the Hill Country, for pages not about a town (decisions, "Search engines"). */
const CENTER: Position = { latitude: 30.1, longitude: -98.4 };

const DEFAULT_SHARE_IMAGE: ShareImage = {
  name: DEFAULT_SHARE_NAME,
  alt: 'Bluebonnets before the hills of Texas.',
};

export interface ShareImage {
  name: string;
  alt: string;
}

export interface PageMetadataProps {
  title: string;
  description: string;
  /** The canonical path; undefined for pages that search engines shouldn't list. */
  path?: string;
  keywords?: readonly string[];
  type?: 'website' | 'article';
  shareImage?: ShareImage | undefined;
  position?: Position & { placename: string };
}

/** The page's head tags (decisions, "Search engines"); React updates them after navigation. */
export function PageMetadata({
  title,
  description,
  path,
  keywords = [],
  type = 'website',
  shareImage = DEFAULT_SHARE_IMAGE,
  position,
}: PageMetadataProps) {
  const { site, siteUrl } = useSite();
  const fullTitle = `${title} | ${site.brand}`;
  const image = `${siteUrl}/share/${shareImage.name}.jpg`;
  const { latitude, longitude } = position ?? CENTER;
  if (useIsLeft()) return null;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta
        name="robots"
        content={path === undefined ? 'noindex' : 'index, follow, max-image-preview:large'}
      />
      {path !== undefined && <link rel="canonical" href={siteUrl + path} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path !== undefined && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={shareImage.alt} />
      <meta name="geo.region" content="US-TX" />
      <meta name="geo.placename" content={position?.placename ?? 'Texas Hill Country'} />
      <meta name="geo.position" content={`${latitude};${longitude}`} />
      <meta name="ICBM" content={`${latitude}, ${longitude}`} />
    </>
  );
}
