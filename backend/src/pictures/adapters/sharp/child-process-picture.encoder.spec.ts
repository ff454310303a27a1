import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { DamagedPicture, NotAPicture, PictureInHeic, PictureTooCostly } from '../../domain/picture.errors';
import { ChildProcessPictureEncoder, encodingLimits } from './child-process-picture.encoder';

describe('the picture encoder', () => {
  let folder: string;
  const photo = () => join(folder, 'photo.jpg');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haberdash-encoder-'));
    await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c33' } }).toFile(photo());
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('encodes a photo of 12 megapixels within its limits', async () => {
    const { variants, height, placeholder } = await new ChildProcessPictureEncoder().encode(photo());
    const sizes = await Promise.all(variants.map(({ webp }) => sharp(webp).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [640, 480],
      [800, 600],
      [1200, 900],
    ]);
    expect(height).toBe(900);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  });

  it('refuses a picture whose process runs out of time, and encodes the next one', async () => {
    const limits = { ...encodingLimits, ms: 1 };
    const encoder = new ChildProcessPictureEncoder(limits);
    await expect(encoder.encode(photo())).rejects.toThrow(PictureTooCostly);
    limits.ms = encodingLimits.ms;
    expect((await encoder.encode(photo())).variants).toHaveLength(4);
  });

  it('says why it refuses a picture of an iPhone, or half of one', async () => {
    const encode = async (content: Buffer) => {
      const file = join(folder, 'refused');
      await writeFile(file, content);
      return new ChildProcessPictureEncoder().encode(file);
    };
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await expect(encode(heic)).rejects.toThrow(PictureInHeic);
    const jpeg = await readFile(photo());
    await expect(encode(jpeg.subarray(0, jpeg.length / 2))).rejects.toThrow(DamagedPicture);
  });

  it('refuses what is not a picture', async () => {
    await expect(new ChildProcessPictureEncoder().encode(__filename)).rejects.toThrow(NotAPicture);
  });
});
