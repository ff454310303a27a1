import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EncodedPicture } from '../../../src/pictures/application/ports';
import { StorePicture } from '../../../src/pictures/application/store-picture';
import { demoDrawings } from './demo-drawings';
import { storeDemoPictures } from './demo-pictures';
import { demoPictureCache } from './picture-cache';

describe("the demo shop's pictures", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haberdash-pictures-'));
    process.env.DEMO_PICTURE_CACHE = folder;
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    delete process.env.DEMO_PICTURE_CACHE;
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  /** More bytes in all than the pipe between the two processes holds. */
  const webp = Buffer.alloc(200_000);
  const stand: EncodedPicture = {
    variants: [{ width: 1200, webp }],
    height: 900,
    placeholder: 'data:image/webp;base64,',
  };
  const storePicture = new StorePicture(
    { save: () => Promise.resolve('a-picture') },
    {
      add: () => Promise.resolve(),
      has: () => Promise.resolve(true),
      sizeOf: () => Promise.resolve(undefined),
    },
  );

  it('are all stored when the cache already contains them', async () => {
    const cache = demoPictureCache(folder);
    for (const { draw } of demoDrawings) await cache.get(draw(), () => Promise.resolve(stand));
    const addresses = await storeDemoPictures(storePicture);
    expect([...addresses.keys()].sort()).toEqual(demoDrawings.map(({ slug }) => slug).sort());
  });
});
