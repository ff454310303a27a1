import type { PictureEncoder, PictureStore } from './ports';

export interface UploadedImage {
  /** The largest width's address. */
  url: string;
  variants: { width: number; url: string }[];
  /** A tiny blurred picture as a data: address. */
  placeholder: string;
}

export class UploadImage {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly store: PictureStore,
  ) {}

  /** @throws NotAPicture, PictureTooLarge */
  async execute(file: string): Promise<UploadedImage> {
    const { variants, placeholder } = await this.encoder.encode(file);
    const kept = await this.store.keep(variants);
    const largest = kept.reduce((one, other) => (other.width > one.width ? other : one));
    return { url: largest.url, variants: kept, placeholder };
  }
}
