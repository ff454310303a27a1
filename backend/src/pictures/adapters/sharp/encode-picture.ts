import { open } from 'node:fs/promises';
import { serialize } from 'node:v8';
import sharp from 'sharp';
import type { EncodedPicture, PictureVariant } from '../../application/ports';
import { maxPicturePixels, pictureWidths, widthsBelow } from '../../domain/picture';

/** This program writes one of these to its standard output, serialized by V8. */
export type Encoding = { encoded: EncodedPicture } | { refusal: Refusal };

type Refusal = 'not a picture' | 'in HEIC' | 'damaged' | 'too many pixels' | 'too much memory';

/** The format is told by the content, not by the name. AVIF is a heif. */
const accepted = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
/** WebP's own limit, which very tall pictures meet. */
const tallest = 16_383;
/** The width of a picture's blurred stand-in while it loads. */
const placeholderWidth = 16;

interface Pixels {
  data: Buffer;
  raw: sharp.CreateRaw;
}

/** Encodes the picture whose path is its argument, on one thread. The server limits its memory and its time. */
async function main(file: string): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: accepted.map((format) => `VipsForeignLoad${format}`) });
  process.stdout.write(serialize(await encode(file)));
}

async function encode(file: string): Promise<Encoding> {
  let largest: Pixels;
  let otherwise: Refusal = 'not a picture';
  try {
    const refusal = await refusalByHeader(file);
    if (refusal) return { refusal };
    otherwise = 'damaged';
    largest = await decode(file, pictureWidths.at(-1)!);
  } catch (error) {
    return { refusal: isOutOfMemory(error) ? 'too much memory' : otherwise };
  }
  const variants: PictureVariant[] = [];
  for (const width of widthsBelow(largest.raw.width)) {
    variants.push({ width, webp: await toWebp(largest, width, 80) });
  }
  const placeholder = await toWebp(largest, placeholderWidth, 40);
  const { height } = largest.raw;
  return {
    encoded: { variants, height, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` },
  };
}

async function refusalByHeader(file: string): Promise<Refusal | undefined> {
  if (await isHeic(file)) return 'in HEIC';
  const { width, height, format, compression } = await sharp(file, { limitInputPixels: false }).metadata();
  if (format === 'heif' && compression !== 'av1') return 'in HEIC';
  return width * height > maxPicturePixels ? 'too many pixels' : undefined;
}

/** The brand of the file tells it: the header may be one that no decoder reads. */
async function isHeic(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return /^ftyp(hei[cxms]|hev[cxms])$/.test(buffer.toString('latin1', 4));
  } finally {
    await handle.close();
  }
}

/** Once, and no larger than needed: it is what takes time and memory. */
async function decode(file: string, width: number): Promise<Pixels> {
  const picture = sharp(file, { limitInputPixels: maxPicturePixels, failOn: 'error', sequentialRead: true });
  const upright = picture.autoOrient().resize(atMost(width));
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** libvips: "out of memory"; libjpeg: "Insufficient memory"; libheif: "Memory allocation error". None has a code. */
const isOutOfMemory = (error: unknown): boolean => error instanceof Error && /memory/i.test(error.message);

const toWebp = ({ data, raw }: Pixels, width: number, quality: number): Promise<Buffer> =>
  sharp(data, { raw }).resize(atMost(width)).webp({ quality }).toBuffer();

const atMost = (width: number): sharp.ResizeOptions => ({
  width,
  height: tallest,
  fit: 'inside',
  withoutEnlargement: true,
});

void main(process.argv[2]!);
