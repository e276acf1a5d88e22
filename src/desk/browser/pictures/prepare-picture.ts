import { DAMAGED, KIND_BYTES, pictureKind, refusalOf } from '../../forms/picture-kind.ts';

/** The longest side in pixels of what is sent; of what is transparent, as the desk's server keeps it. */
const LONGEST = 3000;
const LONGEST_TRANSPARENT = 2500;

/** The side in pixels of the copy in which transparent parts are looked for. */
const SAMPLE = 64;

/** Why a picture isn't sent, for whoever chose it. */
class Unusable extends Error {
  override name = 'Unusable';
}

/** A picture as it's sent: upright, small, only its pixels, not where it was taken; or Unusable. */
export async function preparePicture(file: Blob): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer());
  const kind = pictureKind(head);
  const refusal = refusalOf(head);
  // Some browsers read HEIC; then it's sent as JPEG.
  if (refusal !== undefined && kind !== 'heic') throw new Unusable(refusal);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Unusable(refusal ?? DAMAGED);
  });
  try {
    const isClear = (kind === 'png' || kind === 'webp' || kind === 'avif') && hasGaps(picture);
    const canvas = drawn(picture, isClear ? LONGEST_TRANSPARENT : LONGEST);
    return await encoded(canvas, isClear ? 'image/png' : 'image/jpeg');
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function hasGaps(picture: ImageBitmap): boolean {
  const size = { width: SAMPLE, height: SAMPLE };
  const context = contextOf(Object.assign(document.createElement('canvas'), size));
  context.drawImage(picture, 0, 0, SAMPLE, SAMPLE);
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context)
    throw new Unusable('This phone has no memory left for the picture. Close other apps.');
  return context;
}

async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, 0.9);
  const blob = await promise;
  if (!blob) throw new Unusable(DAMAGED);
  return blob;
}
