import { inCart, onSale, withAddress } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('the number of an order', () => {
  const shop = testShop();
  let seller: Person;
  let productId: string;
  beforeAll(async () => {
    seller = await admin(shop());
    productId = await onSale(seller);
  });

  const place = async (sam: Person): Promise<string> => {
    await inCart(sam, productId);
    const addressId = await withAddress(sam);
    const { body } = await sam.client.post('/api/shop/order/create', { addressInfo: { addressId } });
    return body.orderId;
  };
  const numbered = async (sam: Person): Promise<string> => {
    const { body } = await sam.client.get(`/api/shop/order/details/${await place(sam)}`);
    return body.data.orderNumber;
  };
  const found = async (q: string): Promise<string[]> => {
    const { body } = await seller.client.get(
      `/api/admin/orders/get?${new URLSearchParams({ q }).toString()}`,
    );
    return body.data.map(({ orderNumber }: { orderNumber: string }) => orderNumber);
  };

  it('is short and consecutive, also for concurrent orders', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => shopper(shop())));
    const numbers = await Promise.all(people.map(numbered));
    const sorted = numbers.map((number) => Number(/^HB-(\d{5})$/.exec(number)![1])).sort((a, b) => a - b);
    expect(sorted).toEqual(sorted.map((_, place) => sorted[0]! + place));
    expect(await numbered(await shopper(shop()))).toBe(`HB-${sorted.at(-1)! + 1}`);
  });

  it('is the same for shopper and admin, in lists and details', async () => {
    const sam = await shopper(shop());
    const orderId = await place(sam);
    const responses = await Promise.all([
      sam.client.get(`/api/shop/order/details/${orderId}`),
      seller.client.get(`/api/admin/orders/details/${orderId}`),
      sam.client.get(`/api/shop/order/list/${sam.id}`),
      seller.client.get(`/api/admin/orders/get?ids=${orderId}`),
    ]);
    const numbers = responses.map(({ body }) => [body.data].flat()[0].orderNumber);
    expect(new Set(numbers).size).toBe(1);
  });

  it("names an order in its shopper's account, and in nobody else's", async () => {
    const [sam, kim] = [await shopper(shop()), await shopper(shop())];
    const number = await numbered(sam);
    const details = (who: Person, name: string) => who.client.get(`/api/shop/order/details/${name}`);
    expect((await details(sam, number.toLowerCase())).body.data.orderNumber).toBe(number);
    expect((await details(kim, number)).status).toBe(404);
    expect((await details(sam, 'HB-999999999999999')).status).toBe(404);
    expect((await details(sam, 'HB-9999999999999999')).status).toBe(404);
  });

  it('finds its order, like customer, e-mail, title and SKU', async () => {
    const kim = await shopper(shop(), 'Kim Élan-Searched');
    const withSku = await onSale(seller, { title: 'Corduroy Waistcoat' });
    await inDatabase(shop(), `UPDATE catalogue.variants SET sku = 'HB-W7-RUST' WHERE product_id = $1`, [
      withSku,
    ]);
    await inCart(kim, withSku);
    const number = await numbered(kim);
    const [user] = await inDatabase<{ email: string }>(
      shop(),
      'SELECT email FROM identity.users WHERE id = $1',
      [kim.id],
    );
    const searches = [
      number,
      number.toLowerCase(),
      number.replace('-', ''),
      number.slice(3),
      'élan-sear',
      'KIM searched',
      user!.email,
      'waistcoat',
      'w7-rust',
      'kim corduroy',
    ];
    for (const q of searches) expect([q, await found(q)]).toEqual([q, [number]]);
    expect(await found('kim trousers')).toEqual([]);
    expect(await found('HB-9')).toEqual([]);
  });
});
