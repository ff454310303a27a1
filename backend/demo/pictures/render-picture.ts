import sharp from 'sharp';
import type { PictureVariant } from '../../src/catalogue/application/ports';
import { pictureWidths } from '../../src/catalogue/domain/picture';

// The shop's own process takes no SVG from anybody: who draws does, also where tests share one process.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** Rasterises once at the largest width and scales down from there: the drawing's blurs are the costly part. */
export async function renderPicture(svg: string): Promise<PictureVariant[]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(pictureWidths.at(-1))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    pictureWidths.map(async (width) => ({
      width,
      webp: await sharp(data, { raw }).resize(width).webp({ quality: 78, effort: 2 }).toBuffer(),
    })),
  );
}
