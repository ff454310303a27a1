import { NoSuchPicture } from '../domain/catalogue.errors';
import { isAddressElsewhere, readPicturePath } from '../domain/picture';
import type { Product } from '../domain/product';
import type { PictureRepository } from './picture-ports';

/** An address elsewhere is taken at its word. @throws NoSuchPicture for a path that no upload gave */
export async function assertPictureExists(image: string, pictures: PictureRepository): Promise<void> {
  if (isAddressElsewhere(image)) return;
  const file = readPicturePath(image);
  if (!file || !(await pictures.has(file))) throw new NoSuchPicture();
}

/** The product's, its colours' and its further ones. @throws NoSuchPicture */
export async function assertPicturesExist({ state }: Product, pictures: PictureRepository): Promise<void> {
  const ofColours = state.colours.flatMap(({ image }) => image ?? []);
  const further = state.pictures.map(({ image }) => image);
  for (const image of new Set([state.details.image, ...ofColours, ...further])) {
    await assertPictureExists(image, pictures);
  }
}
