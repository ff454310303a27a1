import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { jeans, onSale, inCart, withAddress } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { upload } from '../support/shop/uploads';

interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

describe('public responses', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });

  /** The response as it goes over the wire. */
  const rawly = async (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<RawResponse> => {
    const asked = request(new URL(path, shop().url), { headers, method }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const body = Buffer.concat(await response.toArray());
    return { status: response.statusCode!, headers: response.headers as Record<string, string>, body };
  };
  const withoutIdAndDate = ({ 'x-request-id': _, date: _date, ...headers }: Record<string, string>) =>
    headers;
  const details = (id: string) => `/api/shop/products/get/${id}`;

  it('are the same for concurrent requests', async () => {
    const path = details(await onSale(seller));
    const asked = ['GET', 'GET', 'GET', 'HEAD'].map((method) => rawly(path, {}, method));
    const [first, ...others] = await Promise.all(asked);
    expect(first!.headers).toMatchObject({ 'cache-control': 'public, no-cache' });
    for (const { status, headers, body } of others) {
      expect([status, withoutIdAndDate(headers)]).toEqual([200, withoutIdAndDate(first!.headers)]);
      expect([first!.body.toString(), '']).toContain(body.toString());
    }
  });

  it('are refused for all concurrent requests', async () => {
    const none = details('0198f2a0-0000-7000-8000-000000000001');
    for (const [path, status] of [
      [none, 404],
      ['/api/shop/products/get?limit=0', 400],
    ] as const) {
      const responses = await Promise.all([1, 2, 3].map(() => rawly(path)));
      for (const response of responses) {
        expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
      }
    }
  });

  it('have their own request id, and the headers of every response', async () => {
    const path = details(await onSale(seller));
    const [first, again] = await Promise.all([rawly(path), rawly(path)]);
    expect(again.body.equals(first.body)).toBe(true);
    expect(again.headers).toMatchObject({
      'content-type': first.headers['content-type'],
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('are compressed with an encoding that the client accepts', async () => {
    const path = details(await onSale(seller, { description: 'Denim. '.repeat(250) }));
    const { body } = await rawly(path);
    const [brotli, gzip, picky] = [
      await rawly(path, { 'accept-encoding': 'gzip, deflate, br' }),
      await rawly(path, { 'accept-encoding': 'gzip' }),
      await rawly(path, { 'accept-encoding': 'br;q=0, gzip;q=0' }),
    ];
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(body)).toBe(true);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(body)).toBe(true);
    expect(picky.headers['content-encoding']).toBeUndefined();
    expect(picky.body.equals(body)).toBe(true);
  });

  it('have status 304 for a client that has them', async () => {
    const path = details(await onSale(seller));
    const { headers } = await rawly(path);
    const again = await rawly(path, { 'if-none-match': headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const forced = await rawly(path, { 'if-none-match': headers.etag!, 'cache-control': 'no-cache' });
    expect(forced.status).toBe(200);
  });

  it('are invalidated when their product changes', async () => {
    const client = shop().visitor();
    const place = { category: 'kids', brand: 'puma' };
    const id = await onSale(seller, { ...place, title: 'Old name' });
    const other = await onSale(seller, { category: 'kids', title: 'Another' });
    const paths = [
      details(id),
      '/api/shop/products/get?category=kids&brand=puma&limit=20',
      `/api/shop/products/related/${other}`,
      '/api/shop/search/denim?category=kids&brand=puma',
    ];
    const suggest = '/api/shop/suggest?q=name';
    const titles = async () => {
      const responses = await Promise.all(paths.map((path) => client.get(path)));
      const suggested = (await client.get(suggest)).body.data.products;
      return [...responses.map(({ body }) => [body.data].flat()[0]), suggested[0]].map(({ title }) => title);
    };
    expect(await titles()).toEqual(Array(5).fill('Old name'));
    const form = { ...jeans, ...place, title: 'New name' };
    await seller.client.put(`/api/admin/products/edit/${id}`, form);
    expect(await titles()).toEqual(Array(5).fill('New name'));
    await seller.client.delete(`/api/admin/products/delete/${id}`);
    const responses = await Promise.all([...paths, suggest].map((path) => client.get(path)));
    expect(responses.map(({ status }) => status)).toEqual([404, 200, 200, 200, 200]);
    for (const { body } of responses) expect(JSON.stringify(body)).not.toContain(id);
  });

  it('are invalidated when a product or banner of the home page changes', async () => {
    const client = shop().visitor();
    const categoryImage = async () => {
      const { data } = (await client.get('/api/shop/products/showcase')).body;
      return data.find(({ category }: { category: string }) => category === 'accessories').image as string;
    };
    const product = { category: 'accessories', image: 'https://pictures.test/belt.webp' };
    const id = await onSale(seller, product);
    expect(await categoryImage()).toBe(product.image);
    const image = 'https://pictures.test/hat.webp';
    await seller.client.put(`/api/admin/products/edit/${id}`, { ...jeans, ...product, image });
    expect(await categoryImage()).toBe(image);

    const links = async () =>
      (await client.get('/api/common/feature/get')).body.data.map(({ link }: { link: string }) => link);
    expect(await links()).toEqual([]);
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } }).png();
    const { body } = await upload(seller, await picture.toBuffer());
    const added = await seller.client.post('/api/common/feature/add', { image: body.result.url });
    expect(await links()).toEqual([null]);
    const link = '/shop/listing';
    await seller.client.put(`/api/common/feature/edit/${added.body.data._id}`, { link });
    expect(await links()).toEqual([link]);
  });

  it('are invalidated when a review is written, rewritten or hidden', async () => {
    const id = await onSale(seller);
    const sam = await shopper(shop());
    const client = shop().visitor();
    const seen = async () => [
      (await client.get(`/api/shop/review/${id}`)).body.data.map(
        ({ reviewMessage }: { reviewMessage: string }) => reviewMessage,
      ),
      (await client.get(details(id))).body.data.averageReview,
    ];
    const write = (reviewValue: number, reviewMessage: string) =>
      sam.client.post('/api/shop/review/add', { productId: id, reviewValue, reviewMessage });
    expect(await seen()).toEqual([[], 0]);
    await write(5, 'Fits.');
    expect(await seen()).toEqual([['Fits.'], 5]);
    await write(2, 'It shrank.');
    expect(await seen()).toEqual([['It shrank.'], 2]);
    const { _id: reviewId } = (await client.get(`/api/shop/review/${id}`)).body.data[0];
    await seller.client.put(`/api/admin/reviews/hide/${reviewId}`, { reason: 'Advertising' });
    expect(await seen()).toEqual([[], 0]);
  });

  it('are invalidated when an order reserves stock', async () => {
    const id = await onSale(seller, { totalStock: 3 });
    const visitor = shop().visitor();
    const stock = async () => (await visitor.get(details(id))).body.data.totalStock as number;
    const sam = await shopper(shop());
    const addressId = await withAddress(sam);
    await inCart(sam, id, 2);
    expect(await stock()).toBe(3);
    await sam.client.post('/api/shop/order/create', { userId: sam.id, addressInfo: { addressId } });
    expect(await stock()).toBe(1);
  });

  it.each([
    ['in capitals', (id: string) => id.toUpperCase()],
    ['with encoded characters', (id: string) => id.replace('-', '%2D')],
  ])('are invalidated when their product changes, also with the id written %s', async (_, written) => {
    const id = await onSale(seller);
    const path = `/api/shop/review/${written(id)}`;
    const total = async () => (await shop().visitor().get(path)).body.meta.total as number;
    expect(await total()).toBe(0);
    const review = { productId: id, reviewValue: 5, reviewMessage: 'Fits.' };
    await (await shopper(shop())).client.post('/api/shop/review/add', review);
    expect(await total()).toBe(1);
  });
});
