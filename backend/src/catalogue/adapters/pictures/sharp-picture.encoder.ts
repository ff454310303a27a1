import sharp from 'sharp';
import { PictureEncoder, type PictureVariant } from '../../application/ports';
import { NotAPicture } from '../../domain/catalogue.errors';

/** Server rules, catalogue: by content, not by name. AVIF calls itself heif. */
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const mostPixels = 50_000_000;
export const widths = [320, 640, 1200] as const;

export class SharpPictureEncoder extends PictureEncoder {
  async encode(upload: Buffer): Promise<{ variants: PictureVariant[]; placeholder: string }> {
    try {
      const picture = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' });
      const { format, compression } = await picture.metadata();
      if (!accepted.has(format) || (format === 'heif' && compression !== 'av1')) throw new NotAPicture();
      const upright = picture.rotate();
      const variants: PictureVariant[] = [];
      for (const width of widths) variants.push({ width, webp: await toWebp(upright, width) });
      return { variants, placeholder: await blurred(upright) };
    } catch {
      throw new NotAPicture();
    }
  }
}

/** Small pictures are enlarged, so that every address promises its width. */
const toWebp = (picture: sharp.Sharp, width: number): Promise<Buffer> =>
  picture.clone().resize({ width }).webp({ quality: 80 }).toBuffer();

async function blurred(picture: sharp.Sharp): Promise<string> {
  const tiny = await picture.clone().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
