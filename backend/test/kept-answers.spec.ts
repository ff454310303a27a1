import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { jeans, onSale, inCart, withAddress } from './support/goods';
import { admin, type Person, shopper } from './support/people';
import { testShop } from './support/test-shop';
import { until } from './support/until';

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

describe('answers that are kept', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });

  /** As it goes over the wire. */
  const rawly = async (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<RawAnswer> => {
    const asked = request(new URL(path, shop().url), { headers, method }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const body = Buffer.concat(await answer.toArray());
    return { status: answer.statusCode!, headers: answer.headers as Record<string, string>, body };
  };
  const withoutIdAndDate = ({ 'x-request-id': _, date: _date, ...headers }: Record<string, string>) =>
    headers;
  const details = (id: string) => `/api/shop/products/get/${id}`;

  it('are the same for all who ask at once', async () => {
    const path = details(await onSale(seller));
    const asked = ['GET', 'GET', 'GET', 'HEAD'].map((method) => rawly(path, {}, method));
    const [first, ...others] = await Promise.all(asked);
    expect(first!.headers).toMatchObject({ 'cache-control': 'public, no-cache' });
    for (const { status, headers, body } of others) {
      expect([status, withoutIdAndDate(headers)]).toEqual([200, withoutIdAndDate(first!.headers)]);
      expect([first!.body.toString(), '']).toContain(body.toString());
    }
  });

  it('are no refusals, which all who ask at once are given', async () => {
    const none = details('0198f2a0-0000-7000-8000-000000000001');
    for (const [path, status] of [
      [none, 404],
      ['/api/shop/products/get?limit=0', 400],
    ] as const) {
      const answers = await Promise.all([1, 2, 3].map(() => rawly(path)));
      for (const answer of answers) {
        expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
      }
    }
  });

  it('are the answers that were given before, under an id of their own', async () => {
    const path = details(await onSale(seller));
    const first = await rawly(path);
    await rawly(path);
    const again = await rawly(path);
    expect(again.body.equals(first.body)).toBe(true);
    expect(withoutIdAndDate(again.headers)).toMatchObject({
      'content-type': first.headers['content-type'],
      'cache-control': first.headers['cache-control'],
      etag: first.headers.etag,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(again.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('come compressed as the client likes it', async () => {
    const path = details(await onSale(seller, { description: 'Denim. '.repeat(250) }));
    await rawly(path);
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

  it('tell who has them already that they still hold', async () => {
    const path = details(await onSale(seller));
    await rawly(path);
    const { headers } = await rawly(path);
    const again = await rawly(path, { 'if-none-match': headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const forced = await rawly(path, { 'if-none-match': headers.etag!, 'cache-control': 'no-cache' });
    expect(forced.status).toBe(200);
  });

  it('are no more once what they tell of is changed', async () => {
    const client = shop().visitor();
    const id = await onSale(seller, { title: 'Old name', category: 'kids', brand: 'puma' });
    const list = '/api/shop/products/get?category=kids&brand=puma&limit=20';
    const titles = async () => [
      (await client.get(details(id))).body.data.title,
      (await client.get(list)).body.data[0].title,
      (await client.get('/api/shop/search/denim?category=kids')).body.data[0].title,
    ];
    expect(await titles()).toEqual(['Old name', 'Old name', 'Old name']);
    const form = { ...jeans, title: 'New name', category: 'kids', brand: 'puma' };
    await seller.client.put(`/api/admin/products/edit/${id}`, form);
    expect(await titles()).toEqual(['New name', 'New name', 'New name']);
    await seller.client.delete(`/api/admin/products/delete/${id}`);
    expect((await client.get(details(id))).status).toBe(404);
    expect((await client.get(list)).body.data).toEqual([]);
  });

  it('are no more once somebody has put the goods by', async () => {
    const id = await onSale(seller, { totalStock: 3 });
    const visitor = shop().visitor();
    const stock = async () => (await visitor.get(details(id))).body.data.totalStock as number;
    expect(await stock()).toBe(3);
    const sam = await shopper(shop());
    const addressId = await withAddress(sam);
    await inCart(sam, id, 2);
    await sam.client.post('/api/shop/order/create', { userId: sam.id, addressInfo: { addressId } });
    await until(async () => (await stock()) === 1);
  });

  it.each([
    ['in capitals', (id: string) => id.toUpperCase()],
    ['with encoded characters', (id: string) => id.replace('-', '%2D')],
  ])('are no more once their product is changed, though its id be written %s', async (_, written) => {
    const id = await onSale(seller);
    const path = `/api/shop/review/${written(id)}`;
    const total = async () => (await shop().visitor().get(path)).body.meta.total as number;
    for (let reader = 0; reader < 3; reader++) expect(await total()).toBe(0);
    const review = { productId: id, reviewValue: 5, reviewMessage: 'Fits.' };
    await (await shopper(shop())).client.post('/api/shop/review/add', review);
    expect(await total()).toBe(1);
  });
});
