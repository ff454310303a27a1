import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type FreshDatabase, freshDatabase } from './support/fresh-database';
import { admin, type Person } from './support/people';
import { type ServerProcess, serverProcess } from './support/server-process';
import { type Answer, ShopClient } from './support/shop-client';
import { testShop } from './support/test-shop';
import { until } from './support/until';

const uploadPath = '/api/admin/products/upload-image';

function upload({ client }: Person, content: Buffer): Promise<Answer> {
  const form = new FormData();
  form.set('my_file', new Blob([new Uint8Array(content)]), 'picture.png');
  return client.post(uploadPath, form);
}

/** Sends the first megabyte of a picture, and no more. */
function beginUpload({ client }: Person, origin: string): ClientRequest {
  const boundary = 'half-a-form';
  const sending = request(new URL(uploadPath, origin), {
    method: 'POST',
    headers: { cookie: client.cookieHeader, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  // It is cut off: that is what it is for.
  sending.on('error', () => undefined);
  const head = `Content-Disposition: form-data; name="my_file"; filename="a.png"\r\nContent-Type: image/png`;
  sending.write(`--${boundary}\r\n${head}\r\n\r\n`);
  sending.write(Buffer.alloc(1024 * 1024));
  return sending;
}

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

  const widthsServed = async ({ body }: Answer) => {
    const sizes: number[][] = [];
    for (const { url } of body.result.variants) {
      const served = await fetch(new URL(url, shop().url));
      const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      sizes.push([width, height]);
    }
    return sizes;
  };

  it('is never enlarged, and yet has an address for each width', async () => {
    const answer = await upload(seller, await picture(100, 2000).png().toBuffer());
    expect(answer.status).toBe(201);
    expect(answer.body.result.url).toMatch(/-1200\.webp$/);
    expect(await widthsServed(answer)).toEqual([
      [100, 2000],
      [100, 2000],
      [100, 2000],
    ]);
  });

  it('is made to fit when it is taller than WebP can be', async () => {
    const answer = await upload(seller, await picture(400, 32_766).png().toBuffer());
    expect(await widthsServed(answer)).toEqual([
      [200, 16_383],
      [200, 16_383],
      [200, 16_383],
    ]);
  });

  it('is turned upright', async () => {
    const lying = await picture(1600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await widthsServed(await upload(seller, lying))).toEqual([
      [320, 640],
      [640, 1280],
      [800, 1600],
    ]);
  });

  it('leaves nothing but the picture, also when it is refused', async () => {
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

  it('leaves nothing when its sender hangs up', async () => {
    const sending = beginUpload(seller, shop().url);
    await until(async () => drafts().length === 1);
    sending.destroy();
    await until(async () => drafts().length === 0);
  });
});

describe('a server of its own', () => {
  let database: FreshDatabase;
  let dataDir: string;
  let server: ServerProcess;
  let seller: Person;
  const open = async () => {
    server = await serverProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    const visitor = () => new ShopClient(() => server.url);
    seller = await admin({ visitor, databaseUrl: database.url });
  };
  beforeAll(async () => {
    database = await freshDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'haberdash-uploads-'));
    await open();
  });
  afterAll(async () => {
    await server.kill();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  it('finds no half an upload that a killed one left', async () => {
    beginUpload(seller, server.url);
    await until(async () => readdirSync(join(dataDir, 'drafts')).length === 1);
    await server.kill();
    await open();
    expect(readdirSync(join(dataDir, 'drafts'))).toEqual([]);
  });

  const onLinux = existsSync('/proc/self/status') ? it : it.skip;
  onLinux('stays small and quick while many vast pictures come at once', async () => {
    const before = server.peakMemory();
    const vast = await noisyPicture(7000);
    const uploads = Array.from({ length: 12 }, () => upload(seller, vast));
    const durations = await loginsWhile(Promise.all(uploads));
    for (const { status } of await Promise.all(uploads)) expect(status).toBe(201);
    expect(server.peakMemory() - before).toBeLessThan(300);
    expect(durations.sort((a, b) => a - b)[Math.floor(durations.length / 2)]).toBeLessThan(500);
  });

  /** @returns how long each of them took, in milliseconds */
  async function loginsWhile(work: Promise<unknown>): Promise<number[]> {
    const busy = new AbortController();
    void work.finally(() => busy.abort());
    const durations: number[] = [];
    const clerk = new ShopClient(() => server.url);
    while (!busy.signal.aborted) {
      const start = performance.now();
      await clerk.post('/api/auth/login', { email: 'nobody@haberdash.test', password: 'a-long-password' });
      durations.push(performance.now() - start);
    }
    return durations;
  }
});

/** Coarse noise, so that it is below ten megabytes. */
async function noisyPicture(width: number): Promise<Buffer> {
  const side = width / 7;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const data = await sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } })
    .raw()
    .toBuffer();
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .resize(width, width, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
