import sharp from 'sharp';
import type { EncodedPicture } from '../../src/catalogue/application/picture-ports';
import { pictureWidths } from '../../src/catalogue/domain/picture';

// The shop's own process takes no SVG from anybody: who draws does, also where tests share one process.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** Of a picture's blurred stand-in while it loads. */
const placeholderWidth = 16;

/** Rasterises once at the largest width and scales down from there: the drawing's blurs are the costly part. */
export async function renderPicture(svg: string): Promise<EncodedPicture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(pictureWidths.at(-1))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const toWebp = (width: number, quality: number): Promise<Buffer> =>
    sharp(data, { raw }).resize(width).webp({ quality, effort: 2 }).toBuffer();
  const variants = await Promise.all(
    pictureWidths.map(async (width) => ({ width, webp: await toWebp(width, 78) })),
  );
  const placeholder = await toWebp(placeholderWidth, 40);
  return { variants, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` };
}
