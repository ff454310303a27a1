import sharp from 'sharp';
import type { EncodedPicture, PictureVariant } from '../../src/pictures/application/ports';
import { pictureWidths, widthsBelow } from '../../src/pictures/domain/picture';

// The shop's own process takes no SVG from anybody: who draws does, also where tests share one process.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const largest = pictureWidths.at(-1)!;
/** The width of a picture's blurred stand-in while it loads. */
const placeholderWidth = 16;

interface Pixels {
  data: Buffer;
  raw: sharp.CreateRaw;
}

/** Rasterises once at the largest width, the costly part, and scales down step by step from there. */
export async function renderPicture(svg: string): Promise<EncodedPicture> {
  let pixels = await toPixels(sharp(Buffer.from(svg)).removeAlpha(), largest);
  const { height } = pixels.raw;
  const variants: PictureVariant[] = [];
  for (const width of widthsBelow(pixels.raw.width).toReversed()) {
    if (width < pixels.raw.width) pixels = await toPixels(opened(pixels), width);
    const webp = await toWebp(opened(pixels), { quality: 72, effort: effortFor(width) });
    variants.unshift({ width, webp });
  }
  const placeholder = await toWebp(opened(pixels).resize(placeholderWidth), { quality: 40, effort: 2 });
  return { variants, height, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` };
}

async function toPixels(picture: sharp.Sharp, width: number): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const opened = ({ data, raw }: Pixels): sharp.Sharp => sharp(data, { raw });

/** The largest takes longest, and no phone loads what it grows by. */
const effortFor = (width: number): number => (width === largest ? 1 : 2);

const toWebp = (picture: sharp.Sharp, options: sharp.WebpOptions): Promise<Buffer> =>
  picture.webp(options).toBuffer();
