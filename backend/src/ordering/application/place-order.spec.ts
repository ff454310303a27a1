import { shirt, shopInMemory } from '../../../test/support/shop-in-memory';
import { Money } from '../../shared/money';
import { CartIsEmpty, NoAddressChosen, OutOfStock, PriceChanged } from '../domain/order.errors';

describe('placing an order', () => {
  let shop: ReturnType<typeof shopInMemory>;
  let productId: string;
  beforeEach(async () => {
    shop = shopInMemory();
    productId = await shop.addProduct.execute(shirt);
  });

  const add = (quantity: number, shopperId = 'sam') =>
    shop.addToCart.execute({ shopperId, productId, quantity });
  const place = (given: Partial<Parameters<typeof shop.placeOrder.execute>[0]> = {}) =>
    shop.placeOrder.execute({
      shopperId: 'sam',
      addressId: 'home',
      seen: { lines: undefined, total: undefined },
      idempotencyKey: undefined,
      returnUrl: 'https://shop.test/return',
      cancelUrl: 'https://shop.test/cancel',
      ...given,
    });
  const stock = async () => (await shop.catalogue.offerOf(productId))!.stock;
  const snapshot = async (orderId: string) => (await shop.orders.find(orderId))!.snapshot;

  it('reserves what is in the cart, for half an hour, and leads to the provider', async () => {
    await add(2);
    const { orderId, approvalUrl } = await place();
    expect(await stock()).toBe(5);
    const order = await snapshot(orderId);
    expect(approvalUrl).toMatch(/^https:\/\/provider\.test\/approve/);
    expect(order).toMatchObject({
      shopperName: 'Sam Shopper',
      reservedUntil: new Date('2026-03-01T12:30:00Z'),
    });
    expect(order.lines).toMatchObject([
      { title: 'Oxford shirt', quantity: 2, unitPrice: Money.ofDollars(25) },
    ]);
    expect([...shop.jobs.waiting.values()]).toEqual([
      { name: 'ordering:expire-order', payload: { orderId }, at: order.reservedUntil },
    ]);
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

  it('is refused when the shopper saw another price, also one that has just changed', async () => {
    await add(1);
    const seen = {
      lines: [{ productId, unitPrice: Money.ofDollars(25), quantity: 1 }],
      total: Money.ofDollars(25),
    };
    await shop.editProduct.execute({
      productId,
      flat: { ...shirt, salePrice: Money.ofDollars(28) },
      seenVersion: 1,
    });
    await expect(place({ seen })).rejects.toThrow(PriceChanged);
    expect(await stock()).toBe(7);
    await place({ seen: { lines: undefined, total: Money.ofDollars(28) } });
    expect(await stock()).toBe(6);
  });

  it('is the same order again while its cart, address and prices are the same', async () => {
    await add(1);
    expect(await place()).toEqual(await place());
    expect(await stock()).toBe(6);
  });

  it('gives way to an order of a changed cart and returns its stock', async () => {
    await add(2);
    const first = await place();
    await add(1);
    const second = await place();
    expect(await stock()).toBe(4);
    expect(await snapshot(first.orderId)).toMatchObject({ status: 'rejected', paymentStatus: 'failed' });
    expect(await snapshot(second.orderId)).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
  });

  it('returns the stock and closes the order when the provider fails', async () => {
    await add(2);
    shop.gateway.troubleNext('open', 'server-error');
    await expect(place({ idempotencyKey: 'click' })).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_FAILED',
    });
    expect(await stock()).toBe(7);
    const { orderId } = await place({ idempotencyKey: 'click' });
    expect(await snapshot(orderId)).toMatchObject({ status: 'pending' });
    expect(await stock()).toBe(5);
  });
});
