import { cartOf, inCart, inSizes, tee, withAddress } from '../support/shop/goods';
import { PayPalSimulatorControls } from '../support/paypal/paypal-simulator-controls';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import type { ShopResponse } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';

interface Buyer extends Person {
  addressId: string;
}

describe('orders of sizes and colours', () => {
  const shop = testShop();
  const payPal = () => new PayPalSimulatorControls(`${shop().url}/simulators/paypal`);
  let seller: Person;
  let sam: Buyer;
  const buyer = async (): Promise<Buyer> => {
    const person = await shopper(shop());
    return { ...person, addressId: await withAddress(person) };
  };
  const buyers = (count: number) => Promise.all(Array.from({ length: count }, buyer));
  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(async () => {
    sam = await buyer();
  });

  /** A tee of which there are so many in each size. */
  const teeOf = (stocks: Record<string, number>) =>
    inSizes(seller, {
      variants: Object.entries(stocks).map(([size, stock]) => ({ size, colour: 'Navy', price: 20, stock })),
    });
  const order = ({ client, addressId }: Buyer, body: object = {}) =>
    client.post('/api/shop/order/create', { addressInfo: { addressId }, ...body });
  const stocksOf = async (productId: string) => {
    const { body } = await sam.client.get(`/api/shop/products/get/${productId}`);
    const variants = body.data.variants as { size: string; stock: number }[];
    return Object.fromEntries(variants.map(({ size, stock }) => [size, stock]));
  };
  const heldOf = async (productId: string) => {
    const rows = await inDatabase<{ size: string; pieces: number }>(
      shop(),
      `SELECT v.size, sum(r.quantity)::integer AS pieces
         FROM catalogue.reservations r JOIN catalogue.variants v ON v.id = r.variant_id
        WHERE v.product_id = $1 GROUP BY v.size`,
      [productId],
    );
    return Object.fromEntries(rows.map(({ size, pieces }) => [size, pieces]));
  };
  const tally = (responses: ShopResponse[]) => {
    const counts: Record<string, number> = {};
    for (const { status, body } of responses) {
      const outcome = `${status} ${body.code ?? 'ordered'}`;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    return counts;
  };

  it('keep size, colour and picture of the purchase when the product changes', async () => {
    const { productId, variantOf } = await teeOf({ M: 5, L: 5 });
    await inCart(sam, productId, 2, variantOf('M Navy'));
    await inCart(sam, productId, 1, variantOf('L Navy'));
    const placed = await order(sam);
    const token = new URL(placed.body.approvalURL).searchParams.get('token')!;
    await payPal().decide(token, 'approve');
    const { orderId } = placed.body;
    const captured = await sam.client.post('/api/shop/order/capture', { orderId, paymentId: token });
    expect(captured.status).toBe(200);
    expect(await cartOf(sam)).toMatchObject({ items: [] });
    expect(await stocksOf(productId)).toEqual({ M: 3, L: 4 });

    const variants = [
      { _id: variantOf('M Navy'), size: 'S', colour: 'Ink', hex: '#111133', price: 99, stock: 1 },
    ];
    const renamed = { ...tee, options: undefined, title: 'Renamed', variants };
    expect((await seller.client.put(`/api/admin/products/edit/${productId}`, renamed)).status).toBe(200);
    const line = {
      productId,
      title: 'Pocket tee',
      colour: 'Navy',
      price: 20,
      ...{ inParcels: 0, cancelled: 0 },
      sku: null,
      image: tee.options.colours[0]!.image,
    };
    const lines = [
      { ...line, variantId: variantOf('M Navy'), size: 'M', quantity: 2 },
      { ...line, variantId: variantOf('L Navy'), size: 'L', quantity: 1 },
    ];
    for (const [client, path] of [
      [sam.client, `/api/shop/order/details/${orderId}`],
      [seller.client, `/api/admin/orders/details/${orderId}`],
    ] as const) {
      expect((await client.get(path)).body.data.cartItems).toEqual(lines);
    }
  });

  it('report the size whose stock is short, and reserve nothing', async () => {
    const { productId, variantOf } = await teeOf({ M: 2, L: 2 });
    await inCart(sam, productId, 2, variantOf('M Navy'));
    await inCart(sam, productId, 2, variantOf('L Navy'));
    const kim = await buyer();
    await inCart(kim, productId, 1, variantOf('L Navy'));
    expect((await order(kim)).status).toBe(201);
    expect(await order(sam)).toMatchObject({
      status: 409,
      body: {
        code: 'OUT_OF_STOCK',
        message: 'We only have 1 left of Pocket tee (L · Navy).',
        data: { items: [{ totalStock: 2 }, { quantity: 2, totalStock: 1 }] },
      },
    });
    expect(await stocksOf(productId)).toEqual({ M: 2, L: 1 });
  });

  it('compare the variants that the shopper saw, if the client sends them', async () => {
    const { productId, variantOf } = await teeOf({ M: 5, L: 5 });
    await inCart(sam, productId, 1, variantOf('M Navy'));
    await inCart(sam, productId, 1, variantOf('L Navy'));
    const seen = (...names: (string | undefined)[]) => ({
      cartItems: names.map((name) => ({
        productId,
        variantId: name && variantOf(name),
        price: 20,
        ...{ inParcels: 0, cancelled: 0 },
        quantity: 1,
      })),
    });
    for (const wrong of [seen('M Navy', 'M Navy'), seen('M Navy'), seen(undefined, undefined, undefined)]) {
      expect(await order(sam, wrong)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    }
    expect((await order(sam, seen('L Navy', 'M Navy'))).status).toBe(201);
    expect((await order(sam, seen(undefined, undefined))).status).toBe(201);
    expect((await order(sam, seen(undefined, 'M Navy'))).status).toBe(201);
    expect(await heldOf(productId)).toEqual({ M: 1, L: 1 });
  });

  it('are refused for a size that was taken off sale', async () => {
    const { productId, variantOf } = await teeOf({ M: 5, L: 5 });
    await inCart(sam, productId, 1, variantOf('M Navy'));
    await seller.client.put(`/api/admin/products/edit/${productId}`, { ...tee, variants: [tee.variants[0]] });
    expect(await order(sam)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    expect(await heldOf(productId)).toEqual({});
  });

  it('sell the last M to one of 50 concurrent buyers, while the L sells freely', async () => {
    const { productId, variantOf } = await teeOf({ M: 1, L: 100 });
    const [forM, forL] = [await buyers(50), await buyers(20)];
    for (const person of forM) await inCart(person, productId, 1, variantOf('M Navy'));
    for (const person of forL) await inCart(person, productId, 1, variantOf('L Navy'));
    const [ofM, ofL] = await Promise.all(
      [forM, forL].map((people) => Promise.all(people.map((person) => order(person)))),
    );
    expect(tally(ofM!)).toEqual({ '201 ordered': 1, '409 OUT_OF_STOCK': 49 });
    expect(tally(ofL!)).toEqual({ '201 ordered': 20 });
    expect(await stocksOf(productId)).toEqual({ M: 0, L: 80 });
    expect(await heldOf(productId)).toEqual({ M: 1, L: 20 });
    const { body } = await sam.client.get(`/api/shop/products/get?size=M&limit=1`);
    expect(body.data.map(({ _id: id }: { _id: string }) => id)).not.toContain(productId);
  }, 60_000);

  it('do not deadlock in carts with the sizes in opposite order', async () => {
    const { productId, variantOf } = await teeOf({ S: 100, M: 100, L: 100 });
    const names = ['S Navy', 'M Navy', 'L Navy'];
    const people = await buyers(12);
    for (const round of [1, 2, 3]) {
      await Promise.all(
        people.map(async (person, place) => {
          const wanted = place % 2 ? names : names.toReversed();
          for (const name of wanted.slice(0, 1 + ((place + round) % 3))) {
            await inCart(person, productId, 1, variantOf(name));
          }
        }),
      );
      const responses = await Promise.all(people.map((person) => order(person)));
      expect(tally(responses)).toEqual({ '201 ordered': 12 });
    }
    const held = await heldOf(productId);
    const stocks = await stocksOf(productId);
    for (const size of ['S', 'M', 'L']) expect(stocks[size]! + held[size]!).toBe(100);
  }, 60_000);
});
