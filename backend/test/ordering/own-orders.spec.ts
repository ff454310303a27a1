import { checkouts, tokenOf } from '../support/shop/checkouts';
import { cartOf, inCart, onSale, stockOf } from '../support/shop/goods';
import { shopper } from '../support/shop/people';
import type { ShopResponse } from '../support/shop/shop-client';

describe('an unpaid order', () => {
  const { shop, seller, sam, addressId, payPal, capturesOf, order } = checkouts();
  let productId: string;
  let placed: ShopResponse;
  beforeEach(async () => {
    productId = await onSale(seller(), { totalStock: 3 });
    await inCart(sam(), productId, 2);
    placed = await order();
  });

  const post = (what: string, body: object, who = sam()) => who.client.post(`/api/shop/order/${what}`, body);
  const payAgain = (who = sam()) => post(`pay/${placed.body.orderId}`, {}, who);
  const cancel = (who = sam()) => post(`cancel/${placed.body.orderId}`, {}, who);
  const approved = async () => {
    const { headers } = await payPal().decide(tokenOf(placed), 'approve');
    return new URL(headers.get('location')!).searchParams.get('paymentId')!;
  };

  it('has the same approval page again, for its shopper only', async () => {
    const again = await payAgain();
    expect([again.status, again.body]).toEqual([200, placed.body]);
    expect((await payAgain(await shopper(shop()))).status).toBe(404);
    expect((await post('pay/nothing', {})).status).toBe(404);

    await post('capture', { paymentId: await approved() });
    expect((await payAgain()).body.code).toBe('ORDER_CLOSED');
  });

  it("can be cancelled by its shopper: the stock is released, the cart stays, it can't be paid", async () => {
    const kim = await shopper(shop());
    expect([(await cancel(kim)).status, await stockOf(sam(), productId)]).toEqual([404, 1]);
    for (const repeat of [1, 2]) {
      const { status, body } = await cancel();
      expect([repeat, status]).toEqual([repeat, 200]);
      expect(body.data).toMatchObject({ paymentStatus: 'failed', cancelReason: 'cancelled' });
    }
    expect(await stockOf(sam(), productId)).toBe(3);
    expect((await cartOf(sam())).items).toMatchObject([{ productId, quantity: 2 }]);
    expect((await payAgain()).body.code).toBe('ORDER_CLOSED');
    expect((await post('capture', { paymentId: await approved() })).body.code).toBe('ORDER_CLOSED');
  });

  it('is the only one in a list of one, as the newest', async () => {
    await cancel();
    const newest = await order();
    const listed = async (query: string) => {
      const { status, body } = await sam().client.get(`/api/shop/order/list/${sam().id}${query}`);
      return status === 200 ? body.data.map((order: { _id: string }) => order._id) : status;
    };
    expect(await listed('')).toEqual([newest.body.orderId, placed.body.orderId]);
    expect(await listed('?limit=1')).toEqual([newest.body.orderId]);
    for (const limit of ['0', '501', 'all']) expect(await listed(`?limit=${limit}`)).toBe(400);
  });

  it('is left out of a list without attempts once it is cancelled, until something comes of the purchase', async () => {
    const page = async (query: string) => {
      const { body } = await sam().client.get(`/api/shop/order/list/${sam().id}?limit=1${query}`);
      return { ids: body.data.map(({ _id }: { _id: string }) => _id) as string[], ...body.meta };
    };
    const open = { ids: [placed.body.orderId], nextCursor: null, hasHiddenAttempts: false };
    expect(await page('&attempts=hidden')).toEqual(open);
    await cancel();
    expect(await page('&attempts=hidden')).toEqual({ ids: [], nextCursor: null, hasHiddenAttempts: true });
    const again = await order();
    expect(await page('&attempts=hidden')).toEqual({
      ...{ ids: [again.body.orderId], nextCursor: null, hasHiddenAttempts: true },
    });
    expect(await page('')).toMatchObject({
      nextCursor: expect.any(String) as string,
      hasHiddenAttempts: false,
    });
  });

  it('is listed once in pages, even when another order is placed in between', async () => {
    const addressInfo = { addressId: addressId() };
    const another = async () => {
      await inCart(sam(), await onSale(seller(), { totalStock: 1 }));
      return (await sam().client.post('/api/shop/order/create', { addressInfo })).body.orderId as string;
    };
    const [second, third] = [await another(), await another()];
    const page = async (query: string) => {
      const { body } = await sam().client.get(`/api/shop/order/list/${sam().id}?limit=2${query}`);
      return { ids: body.data.map(({ _id }: { _id: string }) => _id) as string[], ...body.meta };
    };
    const first = await page('');
    expect(first).toEqual({
      ids: [third, second],
      nextCursor: expect.any(String) as string,
      hasHiddenAttempts: false,
    });
    await another();
    expect(await page(`&cursor=${first.nextCursor}`)).toEqual({
      ids: [placed.body.orderId],
      nextCursor: null,
      hasHiddenAttempts: false,
    });
    const forged = await sam().client.get(`/api/shop/order/list/${sam().id}?cursor=WyIxIiwiMiJd`);
    expect(forged).toMatchObject({ status: 400, body: { code: 'MALFORMED_CURSOR' } });
  });

  it('stays paid when it is cancelled after the payment', async () => {
    await post('capture', { paymentId: await approved() });
    expect((await cancel()).body.data).toMatchObject({ paymentStatus: 'paid', orderStatus: 'confirmed' });
    expect(await stockOf(sam(), productId)).toBe(1);
  });

  it("is found by the shop's payment id, for its shopper only", async () => {
    const paymentId = await approved();
    for (const unknown of ['nothing', '%00', tokenOf(placed), placed.body.orderId]) {
      expect([unknown, (await post('capture', { paymentId: unknown })).status]).toEqual([unknown, 404]);
    }
    expect((await post('capture', { paymentId }, await shopper(shop()))).status).toBe(404);
    expect((await shop().visitor().post('/api/shop/order/capture', { paymentId })).status).toBe(401);

    for (const repeat of [1, 2]) {
      const { status, body } = await post('capture', { paymentId });
      expect([repeat, status, body.data._id]).toEqual([repeat, 200, placed.body.orderId]);
    }
    expect(await capturesOf(placed)).toHaveLength(1);
  });
});
