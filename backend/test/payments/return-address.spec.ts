import { request } from 'node:http';
import { networkInterfaces, hostname } from 'node:os';
import { inCart, onSale, withAddress } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { type TestShop, testShop } from '../support/shop/test-shop';

interface Placed {
  status: number | undefined;
  body: { approvalURL?: string; message?: string; code?: string };
}

/** Orders what is in the cart, naming a host of one's own choice, which `fetch` would not. */
function orderAt(url: string, { client }: Person, addressId: string, headers: object): Promise<Placed> {
  const sent = { ...headers, cookie: client.cookieHeader, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asking = request(new URL('/api/shop/order/create', url), { method: 'POST', headers: sent });
    asking.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) }));
    });
    asking.end(JSON.stringify({ addressInfo: { addressId } }));
  });
}

/** @returns a shopper who orders the pair of jeans in the cart */
async function buyer(shop: TestShop): Promise<(headers: object, url?: string) => Promise<Placed>> {
  const sam = await shopper(shop);
  await inCart(sam, await onSale(await admin(shop)), 1);
  const addressId = await withAddress(sam);
  return (headers, url = shop.url) => orderAt(url, sam, addressId, headers);
}

describe('the return address of a payment', () => {
  const shop = testShop();

  it.each([
    ['localhost:3001', 'http://localhost:3001'],
    ['shop.localhost', 'http://shop.localhost'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['[::1]:3000', 'http://[::1]:3000'],
    [hostname(), `http://${hostname().toLowerCase()}`],
  ])('has the requested host: %p', async (host, origin) => {
    const order = await buyer(shop());
    const { status, body } = await order({ host });
    expect([status, new URL(body.approvalURL!).origin]).toEqual([201, origin]);
  });

  it('may have the address of the machine', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal);
    const url = new URL(shop().url);
    url.hostname = outside?.address ?? '127.0.0.1';
    const { status, body } = await (await buyer(shop()))({ host: url.host }, url.href);
    expect([status, new URL(body.approvalURL!).origin]).toEqual([201, url.origin]);
  });

  it.each([
    'evil.test',
    'evil.test:3000',
    '127.evil.test',
    'localhost.evil.test',
    '10.255.255.1',
    '[2001:db8::1]',
    'localhost@evil.test',
    'localhost/evil.test',
    'localhost:99999',
    'localhost:3000:80',
    '[::1',
    'a b',
  ])("can't be at %p", async (host) => {
    const { status, body } = await (await buyer(shop()))({ host });
    expect([status, body.code]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(body.message).toContain('PUBLIC_URL');
  });

  it('ignores forwarded headers of a client', async () => {
    const order = await buyer(shop());
    const forwarded = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' };
    const { body } = await order({ host: 'localhost', ...forwarded });
    expect(new URL(body.approvalURL!).origin).toBe('http://localhost');
  });
});

describe('behind a trusted proxy', () => {
  const shop = testShop({ TRUST_PROXY: '1' });

  it("the return address has the proxy's scheme, and not the forwarded host", async () => {
    const order = await buyer(shop());
    const { body } = await order({
      host: 'localhost',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
    });
    expect(new URL(body.approvalURL!).origin).toBe('https://localhost');
  });
});
