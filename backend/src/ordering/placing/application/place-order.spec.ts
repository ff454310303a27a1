import { placeOrder } from '../../../../test/support/memory/order-in-memory';
import {
  shirt,
  type ShopInMemory,
  shopInMemory,
  unfolded,
} from '../../../../test/support/memory/shop-in-memory';
import { aPage } from '../../../../test/support/shop/shop-content';
import type { Stock } from '../../../inventory/stock';
import { Money } from '../../../shared/money';
import {
  CartIsEmpty,
  NoAddressChosen,
  OrderTooLarge,
  OutOfStock,
  PaymentUnderway,
  PriceChanged,
} from '../../orders/domain/order.errors';

describe('placing an order', () => {
  let shop: ShopInMemory;
  let productId: string;
  beforeEach(async () => {
    shop = shopInMemory();
    productId = await shop.addProduct.execute(unfolded(shirt));
  });

  const add = (quantity: number, shopperId = 'sam') =>
    shop.addToCart.execute({ shopperId, productId, quantity });
  const place = (given: Parameters<typeof placeOrder>[1] = {}) => placeOrder(shop, given);
  const stock = async () => (await shop.offers.ofProduct(productId))!.stock;
  const stateOf = async (orderId: string) => (await shop.orders.find(orderId))!.state;

  it('reserves the stock of the cart for half an hour, and returns the approval page of the provider', async () => {
    await add(2);
    const { orderId, approvalUrl } = await place();
    expect(await stock()).toBe(5);
    const order = await stateOf(orderId);
    expect(approvalUrl).toMatch(/^https:\/\/provider\.test\/approve/);
    expect(order).toMatchObject({
      shopperName: 'Sam Shopper',
      reservedUntil: new Date('2026-03-01T12:30:00Z'),
    });
    expect(order.lines).toMatchObject([{ title: 'Oxford shirt', quantity: 2, unitPrice: Money.ofMajor(25) }]);
    expect([...shop.jobs.waiting.values()]).toMatchObject([
      { name: 'ordering:expire-order', payload: { orderId }, at: order.reservedUntil },
      { name: 'ordering:remind-of-payment', payload: { orderId } },
      { name: 'payments:check-approval', payload: { paymentId: order.paymentId } },
    ]);
  });

  it("tells the provider the shop's name and the order's number", async () => {
    const open = jest.spyOn(shop.gateway, 'open');
    await add(1);
    await place();
    expect(open.mock.calls[0]![0]).toMatchObject({ description: 'Thimble order HB-10001' });
  });

  it('keeps the versions of the legal pages under which it is placed', async () => {
    const terms = aPage({ slug: 'terms', title: 'Terms' });
    for (const page of [terms, aPage()]) await shop.addPage.execute(page);
    await add(1);
    const { orderId } = await place();
    await shop.editPage.execute({ ...terms, version: 1, title: 'Other terms' });
    expect((await stateOf(orderId)).pageVersions).toEqual([{ slug: 'terms', title: 'Terms', version: 1 }]);
  });

  it('is refused without a cart, an address, or enough stock', async () => {
    await expect(place()).rejects.toThrow(CartIsEmpty);
    await add(7);
    await expect(place({ addressId: undefined })).rejects.toThrow(NoAddressChosen);
    await expect(place({ addressId: 'elsewhere' })).rejects.toThrow(NoAddressChosen);
    await add(1, 'kim');
    await place();
    await expect(place({ shopperId: 'kim' })).rejects.toThrow(OutOfStock);
  });

  it('is refused for a while after too many unfinished payments', async () => {
    await add(2);
    const turnBack = async ({ orderId }: { orderId: string }) =>
      shop.expireAbandonedCheckout.execute({ paymentId: (await stateOf(orderId)).paymentId });
    const first = await place();
    await turnBack(first);
    shop.clock.advanceMinutes(10);
    for (let time = 1; time < 20; time++) await turnBack(await place());
    await expect(place()).rejects.toMatchObject({
      code: 'TOO_MANY_UNFINISHED_PAYMENTS',
      kind: 'too-often',
      retryAfterSeconds: 50 * 60,
    });
    expect(await stock()).toBe(7);
    await add(1, 'kim');
    await place({ shopperId: 'kim' });
    shop.clock.advanceMinutes(50);
    await place();
  });

  it('is refused when the shopper saw another price, even if it has just changed', async () => {
    await add(1);
    const seen = {
      lines: [{ productId, unitPrice: Money.ofMajor(25), quantity: 1 }],
      delivery: undefined,
      total: Money.ofMajor(25),
    };
    await shop.editProduct.execute({
      productId,
      ...unfolded({ ...shirt, salePrice: Money.ofMajor(28) }),
      seenVersion: 1,
    });
    await expect(place({ seen })).rejects.toThrow(PriceChanged);
    expect(await stock()).toBe(7);
    await place({ seen: { lines: undefined, delivery: undefined, total: Money.ofMajor(28) } });
    expect(await stock()).toBe(6);
  });

  it('returns the same order while cart, address and prices are the same', async () => {
    await add(1);
    expect(await place()).toEqual(await place());
    expect(await stock()).toBe(6);
  });

  it('replaces the order of a changed cart and returns its stock', async () => {
    await add(2);
    const first = await place();
    await add(1);
    const second = await place();
    expect(await stock()).toBe(4);
    expect(await stateOf(first.orderId)).toMatchObject({ status: 'rejected', stage: 'closed' });
    expect(await stateOf(second.orderId)).toMatchObject({ status: 'pending', stage: 'awaiting-payment' });
  });

  it('returns the stock and closes the order when the provider fails', async () => {
    await add(2);
    shop.gateway.troubleNext('open', 'server-error');
    await expect(place({ idempotencyKey: 'click' })).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_FAILED',
    });
    expect(await stock()).toBe(7);
    const { orderId } = await place({ idempotencyKey: 'click' });
    expect(await stateOf(orderId)).toMatchObject({ status: 'pending' });
    expect(await stock()).toBe(5);
  });

  describe('twice at the same time', () => {
    const later = { gatewayOrderId: 'G-1', approvalUrl: 'https://provider.test/approve?token=G-1' };
    const tooSlow = new Error('too slow');
    const responses: { resolve: (opened: typeof later) => void; reject: (error: Error) => void }[] = [];
    const tryTwice = async () => {
      responses.length = 0;
      jest
        .spyOn(shop.gateway, 'open')
        .mockImplementation(() => new Promise((resolve, reject) => responses.push({ resolve, reject })));
      await add(2);
      const attempts = [];
      for (const count of [1, 2]) {
        attempts.push(place());
        while (responses.length < count) await Promise.resolve();
      }
      return attempts as [ReturnType<typeof place>, ReturnType<typeof place>];
    };

    it('is not cancelled when one attempt fails while the other is in progress', async () => {
      const [first, second] = await tryTwice();
      responses[0]!.reject(tooSlow);
      await expect(first).rejects.toThrow(tooSlow);
      responses[1]!.resolve(later);
      const { orderId, approvalUrl } = await second;
      expect(approvalUrl).toBe(later.approvalUrl);
      expect(await stateOf(orderId)).toMatchObject({ status: 'pending', stage: 'awaiting-payment' });
      expect(await stock()).toBe(5);
    });

    it('returns the order of the successful attempt also from the failed one', async () => {
      const [first, second] = await tryTwice();
      responses[1]!.resolve(later);
      const opened = await second;
      responses[0]!.reject(tooSlow);
      expect(await first).toEqual(opened);
    });

    it('is cancelled when both fail', async () => {
      for (const [place, attempt] of (await tryTwice()).entries()) {
        responses[place]!.reject(tooSlow);
        await expect(attempt).rejects.toThrow(tooSlow);
      }
      expect(await stock()).toBe(7);
    });
  });

  it('is refused while the capture of an earlier order of the same items may be in progress', async () => {
    await add(2);
    const { orderId, approvalUrl } = await place();
    const gatewayOrderId = new URL(approvalUrl).searchParams.get('token')!;
    shop.gateway.approve(gatewayOrderId);
    shop.gateway.troubleNext('capture', 'drop-response');
    await expect(
      shop.completeCheckout.execute({ orderId, shopperId: 'sam', paymentReference: gatewayOrderId }),
    ).rejects.toMatchObject({ kind: 'gateway-timeout' });
    await add(1);
    await expect(place()).rejects.toThrow(PaymentUnderway);
    expect(await stateOf(orderId)).toMatchObject({ status: 'pending', stage: 'awaiting-payment' });

    const capId = await shop.addProduct.execute(unfolded({ ...shirt, title: 'Cap' }));
    await shop.removeFromCart.execute({ shopperId: 'sam', productId });
    await shop.addToCart.execute({ shopperId: 'sam', productId: capId, quantity: 1 });
    expect((await place()).orderId).not.toBe(orderId);
    expect(await stateOf(orderId)).toMatchObject({ stage: 'awaiting-payment' });
  });

  it('takes each piece of the new order from one of several that it replaces', async () => {
    await add(2, 'gil');
    await place({ shopperId: 'gil' });
    await add(3);
    await place();
    shop.identity.guestsOf = async () => ['gil'];
    const release = jest.spyOn(shop.stock as Stock, 'release');
    await add(1);
    await place();
    const taken = release.mock.calls.map(([, , pieces]) => pieces!.map(({ quantity }) => quantity));
    expect(taken).toEqual([[4], [2]]);
  });

  it('is refused when the key was used for another cart', async () => {
    await add(1);
    await place({ idempotencyKey: 'click' });
    const seen = { lines: undefined, delivery: undefined, total: Money.ofMajor(70) };
    await expect(place({ idempotencyKey: 'click', seen })).rejects.toThrow(PriceChanged);
  });

  it('creates a new order with the key of a rejected one', async () => {
    await add(1);
    const first = await place({ idempotencyKey: 'click' });
    await shop.changeOrderStatus.execute({ orderId: first.orderId, status: 'rejected' });
    const second = await place({ idempotencyKey: 'click' });
    expect(second.orderId).not.toBe(first.orderId);
    expect(await stateOf(second.orderId)).toMatchObject({ status: 'pending', idempotencyKey: 'click' });
  });

  it('is refused above the limit of an order', async () => {
    productId = await shop.addProduct.execute(
      unfolded({ ...shirt, price: Money.ofMajor(1_000_000), salePrice: Money.zero, stock: 50 }),
    );
    await add(11);
    await expect(place()).rejects.toThrow(OrderTooLarge);
  });
});
