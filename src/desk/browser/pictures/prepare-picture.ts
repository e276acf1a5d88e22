import { DAMAGED, KIND_BYTES, keptSize, pictureKind, refusalOf } from '../../forms/picture-kind.ts';

const SAMPLE = 64;

/** Its message is shown to whoever chose the picture. */
class Unusable extends Error {
  override name = 'Unusable';
}

/** Makes a picture upright, small and free of metadata such as its place. Rejects with Unusable. */
export async function preparePicture(file: Blob): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer());
  const kind = pictureKind(head);
  const refusal = refusalOf(head);
  // Browsers that can decode HEIC send it as JPEG.
  if (refusal !== undefined && kind !== 'heic') throw new Unusable(refusal);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Unusable(refusal ?? DAMAGED);
  });
  try {
    const isClear = (kind === 'png' || kind === 'webp' || kind === 'avif') && hasGaps(picture);
    return await encoded(
      drawn(picture, keptSize(picture, isClear)),
      isClear ? 'image/png' : 'image/jpeg',
    );
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, size: { width: number; height: number }): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}

function hasGaps(picture: ImageBitmap): boolean {
  const sample = drawn(picture, { width: SAMPLE, height: SAMPLE });
  const { data } = contextOf(sample).getImageData(0, 0, SAMPLE, SAMPLE);
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
