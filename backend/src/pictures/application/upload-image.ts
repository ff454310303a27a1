import type { PictureEncoder } from './ports';
import type { StoredPicture, StorePicture } from './store-picture';

export class UploadImage {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly storePicture: StorePicture,
  ) {}

  /** @throws NotAPicture, PictureTooLarge, PictureTooCostly */
  async execute(file: string): Promise<StoredPicture> {
    return this.storePicture.execute(await this.encoder.encode(file));
  }
}
