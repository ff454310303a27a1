import { shopInMemory } from '../../../test/support/shop-in-memory';
import { Money } from '../../shared/money';
import { CartIsEmpty, NoAddressChosen, OutOfStock, PriceChanged } from '../domain/order.errors';

const shirt = {
  title: 'Oxford shirt',
  description: 'Crisp.',
  category: 'men',
  brand: 'zara',
  image: '/uploads/shirt-1200.webp',
  price: Money.ofDollars(40),
  salePrice: Money.zero,
  stock: 5,
} as const;

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
    expect(await stock()).toBe(3);
    const order = await snapshot(orderId);
    expect(approvalUrl).toContain(order.gatewayOrderId);
    expect(order).toMatchObject({
      shopperName: 'Sam Shopper',
      reservedUntil: new Date('2026-03-01T12:30:00Z'),
    });
    expect(order.lines).toMatchObject([
      { title: 'Oxford shirt', quantity: 2, unitPrice: Money.ofDollars(40) },
    ]);
    expect([...shop.jobs.waiting.values()]).toEqual([
      { name: 'ordering:expire-order', payload: { orderId }, at: order.reservedUntil },
    ]);
  });

  it('is refused without a cart, an address, or enough stock', async () => {
    await expect(place()).rejects.toThrow(CartIsEmpty);
    await add(5);
    await expect(place({ addressId: undefined })).rejects.toThrow(NoAddressChosen);
    await expect(place({ addressId: 'elsewhere' })).rejects.toThrow(NoAddressChosen);
    await add(1, 'kim');
    await place();
    await expect(place({ shopperId: 'kim' })).rejects.toThrow(OutOfStock);
  });

  it('is refused when the shopper saw another price, also one that has just changed', async () => {
    await add(1);
    const seen = {
      lines: [{ productId, unitPrice: Money.ofDollars(40), quantity: 1 }],
      total: Money.ofDollars(40),
    };
    await shop.editProduct.execute({
      productId,
      flat: { ...shirt, price: Money.ofDollars(44) },
      seenVersion: 1,
    });
    await expect(place({ seen })).rejects.toThrow(PriceChanged);
    expect(await stock()).toBe(5);
    await place({ seen: { lines: undefined, total: Money.ofDollars(44) } });
    expect(await stock()).toBe(4);
  });

  it('is the same order again while its cart, address and prices are the same', async () => {
    await add(1);
    expect(await place()).toEqual(await place());
    expect(await stock()).toBe(4);
  });

  it('gives way to an order of a changed cart and returns its stock', async () => {
    await add(2);
    const first = await place();
    await add(1);
    const second = await place();
    expect(await stock()).toBe(2);
    expect(await snapshot(first.orderId)).toMatchObject({ status: 'rejected', paymentStatus: 'failed' });
    expect(await snapshot(second.orderId)).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
  });

  it('returns the stock and closes the order when the provider fails', async () => {
    await add(2);
    shop.gateway.troubleNext('open', 'server-error');
    await expect(place({ idempotencyKey: 'click' })).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_FAILED',
    });
    expect(await stock()).toBe(5);
    const { orderId } = await place({ idempotencyKey: 'click' });
    expect(await snapshot(orderId)).toMatchObject({ status: 'pending' });
    expect(await stock()).toBe(3);
  });
});
