import { NoSuchPicture } from '../domain/catalogue.errors';
import { isAddressElsewhere, readPicturePath } from '../domain/picture';
import type { PictureRepository } from './picture-ports';

/** An address elsewhere is taken at its word. @throws NoSuchPicture for a path that no upload gave */
export async function assertPictureExists(image: string, pictures: PictureRepository): Promise<void> {
  if (isAddressElsewhere(image)) return;
  const file = readPicturePath(image);
  if (!file || !(await pictures.has(file))) throw new NoSuchPicture();
}
