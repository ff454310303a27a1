import sharp from 'sharp';
import { admin, inDatabase } from '../support/shop/people';
import { type S3Server, startS3Server } from '../support/services/s3-server';
import { testShop, type TestShop } from '../support/shop/test-shop';
import { upload } from '../support/shop/uploads';

describe('pictures in a bucket', () => {
  let s3: S3Server;
  const settings: NodeJS.ProcessEnv = {};
  beforeAll(async () => {
    s3 = await startS3Server();
    Object.assign(settings, s3.env);
  });
  afterAll(() => s3.close());
  const shop = testShop(settings);
  const picture = (background: string) =>
    sharp({ create: { width: 700, height: 800, channels: 3, background } })
      .png()
      .toBuffer();
  const recorded = (of: TestShop) => inDatabase(of, 'SELECT name FROM pictures.pictures');

  it('are cached for a year, and refused while the bucket is away', async () => {
    const seller = await admin(shop());
    const { status, body } = await upload(seller, await picture('#c33'));
    expect(status).toBe(201);
    const address = new URL(body.result.url, shop().url);
    const served = await fetch(address);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.any(String),
    });
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(700);
    const again = await fetch(address, {
      headers: { 'If-None-Match': served.headers.get('etag')!, 'Cache-Control': 'max-age=0' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([
      200,
      served.headers.get('content-length'),
    ]);
    expect((await fetch(new URL('/uploads/none-640.webp', shop().url))).status).toBe(404);

    const before = await recorded(shop());
    await s3.close();
    expect(await upload(seller, await picture('#3c3'))).toMatchObject({
      status: 503,
      body: { success: false, code: 'STORAGE_UNAVAILABLE', message: expect.stringMatching(/try again/) },
    });
    expect(await recorded(shop())).toEqual(before);
    const unserved = await fetch(address);
    expect([unserved.status, unserved.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
