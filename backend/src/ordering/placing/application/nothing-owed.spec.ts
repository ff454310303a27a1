import { waysBack } from '../../../../test/support/memory/order-in-memory';
import {
  shirt,
  type ShopInMemory,
  shopInMemory,
  unfolded,
} from '../../../../test/support/memory/shop-in-memory';
import { type Component, Quote } from '../../../shared/quote';
import { OrderConfirmed } from '../../ordering.events';

/** Two shirts for $25 each, all of which is discounted. */
describe('an order of which nothing is owed', () => {
  let shop: ShopInMemory;
  let productId: string;

  beforeEach(async () => {
    shop = shopInMemory();
    productId = await shop.addProduct.execute(unfolded(shirt));
    await shop.addToCart.execute({ shopperId: 'sam', productId, quantity: 2 });
    const place = shop.newOrders.place.bind(shop.newOrders);
    jest.spyOn(shop.newOrders, 'place').mockImplementation((attempt, purchase, buyer) => {
      const { lines, subtotal } = purchase.quote;
      const quote = Quote.of(lines, undefined, [{ ...free, amount: subtotal }]);
      return place(attempt, { ...purchase, quote }, buyer);
    });
  });

  const orderIt = () =>
    shop.placeOrder.execute({
      ...{
        shopperId: 'sam',
        addressId: 'home',
        deliveryMethodId: undefined,
        idempotencyKey: 'once',
        waysBack,
      },
      seen: { lines: undefined, delivery: undefined, total: undefined },
    });

  it('is paid, sold and out of the cart with being placed, however often it is requested', async () => {
    const opening = jest.spyOn(shop.gateway, 'open');
    const placed = await orderIt();
    expect(await orderIt()).toEqual(placed);
    expect(placed).toMatchObject({ isNothingOwed: true, approvalUrl: 'https://shop.test/return' });
    const order = (await shop.orders.find(placed.orderId))!;
    expect(order.state).toMatchObject({ stage: 'paid', status: 'confirmed', reservedUntil: null });
    expect(shop.outbox.events.filter((event) => event instanceof OrderConfirmed)).toHaveLength(1);
    expect(shop.stock.of(order.lines[0]!.variantId)).toBe(5);
    expect((await shop.refreshCart.execute('sam')).lines).toEqual([]);
    expect(opening).not.toHaveBeenCalled();
  });
});

const free: Omit<Component, 'amount'> = {
  ...{ kind: 'discount', part: 'goods', source: 'gift', label: 'Gift', rate: null },
};
