import sharp from 'sharp';

export const pictureWidths = [320, 640, 1200] as const;

export interface RenderedPicture {
  width: (typeof pictureWidths)[number];
  webp: Buffer;
}

/** Rasterises once at the largest width and scales down from there: the drawing's blurs are the costly part. */
export async function renderPicture(svg: string): Promise<RenderedPicture[]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(1200)
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
