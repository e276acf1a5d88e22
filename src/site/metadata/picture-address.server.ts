import { imageSource, isRemoteImage } from '../../model/image/image.ts';

/** The absolute address of a picture, as search engines need it. */
export function pictureAddress(imageUrl: string, siteUrl: string): string {
  return isRemoteImage(imageUrl) ? imageUrl : siteUrl + imageSource(imageUrl);
}
