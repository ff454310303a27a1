import { NoSuchPicture } from '../domain/catalogue.errors';
import type { Product } from '../domain/product';
import type { Pictures } from '../../pictures/pictures';

const isExternal = (image: string): boolean => /^https?:\/\//.test(image);

/** An external address is not checked. @throws NoSuchPicture for a path that no upload has returned */
export async function assertPictureExists(image: string, pictures: Pictures): Promise<void> {
  if (isExternal(image) || (await pictures.has(image))) return;
  throw new NoSuchPicture();
}

/** Checks the product's main picture, its colours' and its further ones. @throws NoSuchPicture */
export async function assertPicturesExist({ state }: Product, pictures: Pictures): Promise<void> {
  const ofColours = state.colours.flatMap(({ image }) => image ?? []);
  const further = state.pictures.map(({ image }) => image);
  for (const image of new Set([state.details.image, ...ofColours, ...further])) {
    await assertPictureExists(image, pictures);
  }
}
