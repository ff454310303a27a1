import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { startDemo } from '../../demo/start-demo';
import { jeans, onSale } from '../support/shop/goods';
import { admin, inDatabase, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { upload as uploadAs } from '../support/shop/uploads';

describe('the catalogue', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'haberdash-pictures-'));
  afterAll(() => rm(dataDir, { recursive: true }));
  const shop = testShop({ DATA_DIR: dataDir }, { start: startDemo });
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const upload = (content: Buffer) => uploadAs(seller, content);
  const picture = (width = 64, height = 80) =>
    sharp({ create: { width, height, channels: 3, background: '#c33' } });

  describe('its pictures', () => {
    it('are re-encoded in four widths, cached for a year, and usable for a product', async () => {
      const photo = await picture(1300, 1600)
        .withExif({ IFD0: { Copyright: 'secret' } })
        .jpeg()
        .toBuffer();
      const { status, body } = await upload(photo);
      expect(status).toBe(201);
      expect(body.result.variants.map(({ width }: { width: number }) => width)).toEqual([
        320, 640, 800, 1200,
      ]);
      expect(body.result.placeholder).toMatch(/^data:image\/webp;base64,/);
      for (const { width, url } of body.result.variants) {
        const served = await fetch(new URL(url, shop().url));
        expect(served.headers.get('content-type')).toBe('image/webp');
        expect(served.headers.get('cache-control')).toContain('immutable');
        const meta = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
        expect([meta.format, meta.width, meta.exif]).toEqual(['webp', width, undefined]);
      }
      const id = await onSale(seller, { image: body.result.url });
      expect((await shop().visitor().get(`/api/shop/products/get/${id}`)).body.data.image).toBe(
        body.result.url,
      );
      const [recorded] = await inDatabase<{ widths: number[]; placeholder: string }>(
        shop(),
        'SELECT widths, placeholder FROM pictures.pictures WHERE name = $1',
        [/(\w+)-1200/.exec(body.result.url)![1]],
      );
      expect(recorded).toEqual({ widths: [320, 640, 800, 1200], placeholder: body.result.placeholder });
    });

    it.each([
      [500, [320, 500]],
      [320, [320]],
      [100, [100]],
    ])('of %i pixels have no larger width', async (width, widths) => {
      const { body } = await upload(await picture(width, 80).png().toBuffer());
      expect(body.result.variants.map((variant: { width: number }) => variant.width)).toEqual(widths);
      expect(body.result.url).toBe(body.result.variants.at(-1).url);
      const served = await fetch(new URL(body.result.url, shop().url));
      expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(width);
    });

    it('must exist: products and banners refuse the path of a picture that was never uploaded', async () => {
      const id = await onSale(seller);
      const { body } = await upload(await picture(500, 500).png().toBuffer());
      const uploaded: string = body.result.url;
      for (const image of [
        '/uploads/0123456789abcdef01234567-1200.webp',
        '/uploads/picture.webp',
        uploaded.replace('-500', '-501'),
      ]) {
        const responses = [
          await seller.client.post('/api/admin/products/add', { ...jeans, image }),
          await seller.client.put(`/api/admin/products/edit/${id}`, { ...jeans, title: 'New', image }),
          await seller.client.post('/api/common/feature/add', { image }),
        ];
        for (const answer of responses) {
          expect(answer).toMatchObject({
            status: 400,
            body: { success: false, errors: [{ path: 'image', message: expect.any(String) }] },
          });
        }
      }
      expect((await shop().visitor().get(`/api/shop/products/get/${id}`)).body.data.title).toBe(jeans.title);
      const smallest = { ...jeans, image: uploaded.replace('-500', '-320') };
      expect((await seller.client.put(`/api/admin/products/edit/${id}`, smallest)).status).toBe(200);
    });

    it.each(['png', 'webp', 'avif', 'gif'] as const)('can be %s', async (format) => {
      expect((await upload(await picture().toFormat(format).toBuffer())).status).toBe(201);
    });

    it.each([
      ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['nothing', Buffer.alloc(0)],
      ['a text', Buffer.from('not a picture')],
    ])("can't be %s, with any file name", async (_, content) => {
      expect(await upload(content)).toMatchObject({
        status: 415,
        body: { success: false, code: 'NOT_AN_IMAGE' },
      });
    });

    it('lose a script that is hidden in the file', async () => {
      const script = '<script>alert(1)</script>';
      const photo = await picture()
        .withExif({ IFD0: { Copyright: script } })
        .jpeg()
        .toBuffer();
      const { status, body } = await upload(Buffer.concat([photo, Buffer.from(script)]));
      expect(status).toBe(201);
      const served = await fetch(new URL(body.result.url, shop().url));
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await served.arrayBuffer()).includes('script')).toBe(false);
      const opening = Buffer.from(`GIF89a/*${script}*/=1`);
      expect((await upload(opening)).status).toBe(415);
    });

    it("can't be incomplete", async () => {
      const whole = await picture(400, 500).jpeg().toBuffer();
      expect((await upload(whole.subarray(0, whole.length / 2))).status).toBe(415);
    });

    it('are at most 10 MB and 50 megapixels', async () => {
      expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
      const vast = await picture(8000, 6300).png({ compressionLevel: 9 }).toBuffer();
      expect((await upload(vast)).status).toBe(413);
    });

    it('take no memory of the server, even with many pixels in few bytes', async () => {
      const bomb = await plainAvif(7000);
      expect(bomb.length).toBeLessThan(10_000);
      const before = process.memoryUsage.rss();
      let peak = before;
      const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
      const answer = await upload(bomb).finally(() => clearInterval(watch));
      expect((peak - before) / 2 ** 20).toBeLessThan(100);
      if (process.platform === 'linux') {
        const body = {
          success: false,
          code: 'TOO_LARGE',
          message: expect.stringMatching(/too large to process/),
        };
        expect(answer).toMatchObject({ status: 413, body });
      }
      expect((await upload(await picture(1300, 1600).jpeg().toBuffer())).status).toBe(201);
    });

    it('must be a file', async () => {
      expect((await seller.client.post('/api/admin/products/upload-image', { my_file: 'x' })).status).toBe(
        415,
      );
    });
  });
});

/** Drawn by another process, whose memory does not count as the server's. */
async function plainAvif(side: number): Promise<Buffer> {
  const program = `require('sharp')({ create: { width: ${side}, height: ${side}, channels: 3, background: '#c33' } })
    .avif({ effort: 0 }).toBuffer().then((avif) => process.stdout.write(avif))`;
  const run = promisify(execFile);
  return (await run(process.execPath, ['--eval', program], { cwd: __dirname, encoding: 'buffer' })).stdout;
}
