export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'other';

/** First bytes that are enough to tell. */
export const KIND_BYTES = 65_536;

/** The longest side in pixels; less if transparent, as that takes the guide more memory. */
const LONGEST = 3000;
const LONGEST_TRANSPARENT = 2500;

/** The size at which the site keeps a picture of this size. */
export function keptSize({ width, height }: { width: number; height: number }, isClear: boolean) {
  const longest = isClear ? LONGEST_TRANSPARENT : LONGEST;
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const TAKEN: ReadonlySet<PictureKind> = new Set(['jpeg', 'png', 'webp', 'avif']);

const SAYS: Readonly<Partial<Record<PictureKind, string>>> = {
  heic: 'This photo is HEIC, which few browsers can read. On an iPhone, choose “Most Compatible” in Settings, Camera, Formats; of this one, make a screenshot, and choose that.',
  gif: 'This is a GIF. Choose a photo, or make a screenshot of it, and choose that.',
  svg: 'This is a drawing in code (SVG). Whoever looks after the server puts it into the files.',
  other: 'This is no picture that the site can show. Choose a JPEG, PNG, WebP or AVIF.',
};

const MOVES = 'This picture moves. Choose a still one, or make a screenshot of it.';

export const DAMAGED =
  'This picture is damaged or cut short. Choose it again, or make a screenshot of it, and choose that.';

/** Why a picture can't be taken; undefined if its first bytes look right. */
export function refusalOf(head: Uint8Array): string | undefined {
  const kind = pictureKind(head);
  if (!TAKEN.has(kind)) return SAYS[kind];
  return isAnimated(head, kind) ? MOVES : undefined;
}

/** The kind of a picture, by its first bytes. */
export function pictureKind(head: Uint8Array): PictureKind {
  const text = latin(head, 0, 64);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.slice(4, 8) === 'ftyp') return isobmffKind(text.slice(8));
  return /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!--)/i.test(text) ? 'svg' : 'other';
}

/** `brands` has the file's major brand first, then those that it's compatible with. */
function isobmffKind(brands: string): PictureKind {
  if (/^avi[fs]/.test(brands)) return 'avif';
  if (/^(?:hei|hev)/.test(brands)) return 'heic';
  if (!/^(?:mif1|msf1)/.test(brands)) return 'other';
  return brands.includes('avif') ? 'avif' : 'heic';
}

function isAnimated(head: Uint8Array, kind: PictureKind): boolean {
  if (kind === 'avif') return latin(head, 8, 12) === 'avis';
  if (kind === 'webp') return latin(head, 12, 16) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0;
  if (kind !== 'png') return false;
  const [before = ''] = latin(head, 0, head.length).split('IDAT');
  return before.includes('acTL');
}

function latin(bytes: Uint8Array, start: number, end: number): string {
  return Array.from(bytes.subarray(start, end), (byte) => String.fromCharCode(byte)).join('');
}
