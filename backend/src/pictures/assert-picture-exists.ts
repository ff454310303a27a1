import { NoSuchPicture } from './pictures.errors';
import type { Pictures } from './pictures';

const isExternal = (image: string): boolean => /^https?:\/\//.test(image);

/** An external address is not checked. @throws NoSuchPicture for a path that no upload has returned */
export async function assertPictureExists(image: string, pictures: Pictures): Promise<void> {
  if (isExternal(image) || (await pictures.has(image))) return;
  throw new NoSuchPicture();
}
