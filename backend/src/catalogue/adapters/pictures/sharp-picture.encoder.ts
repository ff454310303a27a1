import pLimit from 'p-limit';
import type sharp from 'sharp';
import { type EncodedPicture, PictureEncoder, type PictureVariant } from '../../application/picture-ports';
import { NotAPicture, PictureTooLarge } from '../../domain/catalogue.errors';
import { maxPicturePixels, pictureWidths } from '../../domain/picture';

/** By content, not by name. AVIF is a heif. */
const accepted = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
/** WebP's own limit, which very tall pictures meet. */
const tallest = 16_383;
/** Of a picture's blurred stand-in while it loads. */
const placeholderWidth = 16;

interface Pixels {
  data: Buffer;
  raw: sharp.CreateRaw;
}

type Sharp = typeof sharp;

/** Encodes one picture at a time, on one thread: a picture takes a hundred megabytes, and shoppers the other cores. */
export class SharpPictureEncoder extends PictureEncoder {
  private readonly inTurn = pLimit(1);
  private loaded: Promise<Sharp> | undefined;

  encode(file: string): Promise<EncodedPicture> {
    return this.inTurn(async () => {
      const sharp = await (this.loaded ??= load());
      await assertAccepted(sharp, file);
      const largest = await decode(sharp, file, pictureWidths.at(-1)!);
      const variants: PictureVariant[] = [];
      for (const width of pictureWidths)
        variants.push({ width, webp: await toWebp(sharp, largest, width, 80) });
      const placeholder = await toWebp(sharp, largest, placeholderWidth, 40);
      return { variants, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` };
    });
  }
}

/** With the first picture: it takes 20 MB and some of a start's time, and most servers are never given one. */
async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: accepted.map((format) => `VipsForeignLoad${format}`) });
  return sharp;
}

/** Looks at the header alone. @throws NotAPicture, PictureTooLarge */
async function assertAccepted(sharp: Sharp, file: string): Promise<void> {
  const { width, height, format, compression } = await orNotAPicture(
    sharp(file, { limitInputPixels: false }).metadata(),
  );
  if (format === 'heif' && compression !== 'av1') throw new NotAPicture();
  if (width * height > maxPicturePixels) throw new PictureTooLarge();
}

/** Once, and no larger than needed: it is what takes time and memory. @throws NotAPicture when it is broken */
async function decode(sharp: Sharp, file: string, width: number): Promise<Pixels> {
  const picture = sharp(file, { limitInputPixels: maxPicturePixels, failOn: 'error' });
  const upright = picture.autoOrient().resize(atMost(width));
  const { data, info } = await orNotAPicture(upright.raw().toBuffer({ resolveWithObject: true }));
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const orNotAPicture = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw new NotAPicture();
  });

const toWebp = (sharp: Sharp, { data, raw }: Pixels, width: number, quality: number): Promise<Buffer> =>
  sharp(data, { raw }).resize(atMost(width)).webp({ quality }).toBuffer();

const atMost = (width: number): sharp.ResizeOptions => ({
  width,
  height: tallest,
  fit: 'inside',
  withoutEnlargement: true,
});
