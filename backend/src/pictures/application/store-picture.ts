import { picturePath } from '../domain/picture';
import type { EncodedPicture, PictureRepository, PictureStore } from './ports';

export interface StoredPicture {
  /** The largest width's path. */
  url: string;
  variants: { width: number; url: string }[];
  /** A tiny blurred picture as a data: URL. */
  placeholder: string;
}

/** From here on a product or a banner may name the picture. */
export class StorePicture {
  constructor(
    private readonly store: PictureStore,
    private readonly pictures: PictureRepository,
  ) {}

  async execute({ variants, height, placeholder }: EncodedPicture): Promise<StoredPicture> {
    const name = await this.store.save(variants);
    const widths = variants.map(({ width }) => width);
    await this.pictures.add({ name, widths, height, placeholder });
    const stored = widths.map((width) => ({ width, url: picturePath({ name, width }) }));
    return { url: stored.at(-1)!.url, variants: stored, placeholder };
  }
}
