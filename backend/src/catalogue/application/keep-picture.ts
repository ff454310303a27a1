import { picturePath } from '../domain/picture';
import type { EncodedPicture, PictureRepository, PictureStore } from './picture-ports';

export interface KeptPicture {
  /** The largest width's address. */
  url: string;
  variants: { width: number; url: string }[];
  /** A tiny blurred picture as a data: address. */
  placeholder: string;
}

/** From here on a product or a banner may name it. */
export class KeepPicture {
  constructor(
    private readonly store: PictureStore,
    private readonly pictures: PictureRepository,
  ) {}

  async execute({ variants, placeholder }: EncodedPicture): Promise<KeptPicture> {
    const name = await this.store.keep(variants);
    const widths = variants.map(({ width }) => width);
    await this.pictures.add({ name, widths, placeholder });
    const kept = widths.map((width) => ({ width, url: picturePath({ name, width }) }));
    return { url: kept.at(-1)!.url, variants: kept, placeholder };
  }
}
