import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { admin, type Person, shopper } from '../support/shop/people';
import type { ShopResponse } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';
import { beginUpload, upload } from '../support/shop/uploads';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

describe('an upload', () => {
  const dataDir = join(tmpdir(), `haberdash-uploads-${process.pid}`);
  const shop = testShop({ DATA_DIR: dataDir });
  const drafts = () => readdirSync(join(dataDir, 'drafts'));
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  const widthsServed = async ({ body }: ShopResponse) => {
    const sizes: number[][] = [];
    for (const { url } of body.result.variants) {
      const served = await fetch(new URL(url, shop().url));
      const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      sizes.push([width, height]);
    }
    return sizes;
  };

  it('is never enlarged', async () => {
    const response = await upload(seller, await picture(100, 2000).png().toBuffer());
    expect(response.status).toBe(201);
    expect(response.body.result.url).toMatch(/-100\.webp$/);
    expect(await widthsServed(response)).toEqual([[100, 2000]]);
  });

  it('is scaled down when it is taller than WebP allows', async () => {
    const response = await upload(seller, await picture(400, 32_766).png().toBuffer());
    expect(await widthsServed(response)).toEqual([[200, 16_383]]);
  });

  it('is rotated upright by its EXIF data', async () => {
    const lying = await picture(1600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await widthsServed(await upload(seller, lying))).toEqual([
      [320, 640],
      [640, 1280],
      [800, 1600],
    ]);
  });

  it('leaves no temporary file, also when it is refused', async () => {
    const vast = await picture(8000, 6300).png().toBuffer();
    const statuses = [
      await upload(seller, await picture(60, 80).png().toBuffer()),
      await upload(seller, Buffer.from('not a picture')),
      await upload(seller, Buffer.alloc(10 * 1024 * 1024 + 1)),
      await upload(seller, vast),
    ].map(({ status, body }) => [status, body.code]);
    expect(statuses).toEqual([
      [201, undefined],
      [415, 'NOT_AN_IMAGE'],
      [413, 'TOO_LARGE'],
      [413, 'TOO_LARGE'],
    ]);
    expect(drafts()).toEqual([]);
  });

  it('leaves no file when the client disconnects', async () => {
    const sending = beginUpload(seller, shop().url);
    await until(async () => drafts().length === 1);
    sending.destroy();
    await until(async () => drafts().length === 0);
  });

  it('that a killed server left half written is deleted at the next start', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(join(dataDir, 'drafts', `${hostname()}~${pid}~half`), Buffer.alloc(1024 * 1024));
    await shop().restart();
    expect(drafts()).toEqual([]);
  });

  it('keeps the server free for others while several of 20 megapixels are encoded', async () => {
    const large = await picture(5_000, 4_000).png().toBuffer();
    let open = 6;
    const uploads = Array.from({ length: open }, async () => {
      const { status } = await upload(seller, large);
      open -= 1;
      return status;
    });
    const { id } = await shopper(shop());
    expect([id, open > 0]).toEqual([expect.any(String), true]);
    expect(await Promise.all(uploads)).toEqual(Array.from({ length: 6 }, () => 201));
  });
});
