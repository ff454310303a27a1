import type { Product } from '../domain/product';
import type { Pictures } from '../../../pictures/pictures';
import { assertPictureExists } from '../../../pictures/assert-picture-exists';

/** Checks the product's main picture, its colours' and its further ones. @throws NoSuchPicture */
export async function assertPicturesExist({ state }: Product, pictures: Pictures): Promise<void> {
  const ofColours = state.colours.flatMap(({ image }) => image ?? []);
  const further = state.pictures.map(({ image }) => image);
  for (const image of new Set([state.details.image, ...ofColours, ...further])) {
    await assertPictureExists(image, pictures);
  }
}
