import pLimit from 'p-limit';
import sharp from 'sharp';
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

/** Encodes one picture at a time, on one thread: a picture takes a hundred megabytes, and shoppers the other cores. */
export class SharpPictureEncoder extends PictureEncoder {
  private readonly inTurn = pLimit(1);

  constructor() {
    super();
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: accepted.map((format) => `VipsForeignLoad${format}`) });
  }

  encode(file: string): Promise<EncodedPicture> {
    return this.inTurn(async () => {
      await assertAccepted(file);
      const largest = await decode(file, pictureWidths.at(-1)!);
      const variants: PictureVariant[] = [];
      for (const width of pictureWidths) variants.push({ width, webp: await toWebp(largest, width, 80) });
      const placeholder = await toWebp(largest, placeholderWidth, 40);
      return { variants, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` };
    });
  }
}

/** Looks at the header alone. @throws NotAPicture, PictureTooLarge */
async function assertAccepted(file: string): Promise<void> {
  const { width, height, format, compression } = await orNotAPicture(
    sharp(file, { limitInputPixels: false }).metadata(),
  );
  if (format === 'heif' && compression !== 'av1') throw new NotAPicture();
  if (width * height > maxPicturePixels) throw new PictureTooLarge();
}

/** Once, and no larger than needed: it is what takes time and memory. @throws NotAPicture when it is broken */
async function decode(file: string, width: number): Promise<Pixels> {
  const picture = sharp(file, { limitInputPixels: maxPicturePixels, failOn: 'error' });
  const upright = picture.autoOrient().resize(atMost(width));
  const { data, info } = await orNotAPicture(upright.raw().toBuffer({ resolveWithObject: true }));
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const orNotAPicture = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw new NotAPicture();
  });

const toWebp = ({ data, raw }: Pixels, width: number, quality: number): Promise<Buffer> =>
  sharp(data, { raw }).resize(atMost(width)).webp({ quality }).toBuffer();

const atMost = (width: number): sharp.ResizeOptions => ({
  width,
  height: tallest,
  fit: 'inside',
  withoutEnlargement: true,
});
