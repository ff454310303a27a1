import type { KeepPicture, KeptPicture } from './keep-picture';
import type { PictureEncoder } from './picture-ports';

export class UploadImage {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly keepPicture: KeepPicture,
  ) {}

  /** @throws NotAPicture, PictureTooLarge, PictureTooCostly */
  async execute(file: string): Promise<KeptPicture> {
    return this.keepPicture.execute(await this.encoder.encode(file));
  }
}
