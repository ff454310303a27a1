import { PictureRepository } from '../../application/picture-ports';
import type { Picture, PictureFile } from '../../domain/picture';

export class InMemoryPictureRepository extends PictureRepository {
  private readonly pictures = new Map<string, Picture>();

  async add(picture: Picture): Promise<void> {
    if (!this.pictures.has(picture.name)) this.pictures.set(picture.name, picture);
  }

  async has({ name, width }: PictureFile): Promise<boolean> {
    return this.pictures.get(name)?.widths.includes(width) ?? false;
  }
}
