import { standardDelivery } from '../../../../test/support/memory/delivery-in-memory';
import { placeOrder } from '../../../../test/support/memory/order-in-memory';
import {
  shirt,
  type ShopInMemory,
  shopInMemory,
  unfolded,
  weighing,
} from '../../../../test/support/memory/shop-in-memory';
import { Money } from '../../../shared/money';
import {
  DatesChanged,
  DeliveryUnavailable,
  NoAddressChosen,
  NoDelivery,
  PriceChanged,
} from '../../orders/domain/order.errors';

const priced = (priceCents: number) => [{ from: 0, priceCents }];
const express = {
  ...standardDelivery,
  id: 'express',
  name: 'Express',
  steps: priced(1290),
  workingDays: { min: 1, max: 1 },
  carrier: 'Comet',
  trackingAddress: 'https://comet.test/{number}',
};
const shopFront = {
  ...standardDelivery,
  id: 'shop-front',
  name: 'Pick up',
  kind: 'pick-up' as const,
  pickUpText: '1 Needle Lane, 9 to 5',
};

describe('the delivery of an order', () => {
  let shop: ShopInMemory;
  let productId: string;
  beforeEach(async () => {
    shop = shopInMemory();
    productId = await shop.addProduct.execute(unfolded(shirt));
    await shop.addToCart.execute({ shopperId: 'sam', productId, quantity: 2 });
    priceStandard(490);
    shop.deliveryTables.methods.set('express', express);
  });

  const priceStandard = (cents: number) =>
    shop.deliveryTables.methods.set('standard', { ...standardDelivery, steps: priced(cents) });
  const place = (given: Parameters<typeof placeOrder>[1] = {}) => placeOrder(shop, given);
  const seen = (dollars: { delivery?: string; total?: string }) => ({
    lines: undefined,
    delivery: dollars.delivery === undefined ? undefined : Money.ofMajor(dollars.delivery),
    total: dollars.total === undefined ? undefined : Money.ofMajor(dollars.total),
  });
  const orderOf = async ({ orderId }: { orderId: string }) => (await shop.orders.find(orderId))!;
  const stock = async () => (await shop.offers.ofProduct(productId))!.stock;

  it('is the cheapest for a client that names none, and part of the total', async () => {
    const open = jest.spyOn(shop.gateway, 'open');
    const order = await orderOf(await place());
    expect(order.state).toMatchObject({
      delivery: { methodId: 'standard', promised: { from: '2026-03-05', to: '2026-03-09' } },
      total: Money.ofMajor('54.90'),
    });
    expect(open.mock.calls[0]![0]).toMatchObject({ amount: Money.ofMajor('54.90') });
    expect(open.mock.calls[0]![0].quote.delivery).toEqual(Money.ofMajor('4.90'));
  });

  it('is the one that the shopper chose', async () => {
    const order = await orderOf(await place({ deliveryMethodId: 'express', seen: seen({ total: '62.90' }) }));
    expect(order.state.delivery).toEqual({
      methodId: 'express',
      name: 'Express',
      kind: 'delivery',
      carrier: 'Comet',
      trackingAddress: 'https://comet.test/{number}',
      pickUpText: null,
      priceSteps: null,
      promised: { from: '2026-03-03', to: '2026-03-03' },
    });
    expect(order.quote.delivery).toEqual(Money.ofMajor('12.90'));
  });

  it('is never a pick-up that nobody chose, however cheap', async () => {
    shop.deliveryTables.methods.set('shop-front', shopFront);
    expect((await orderOf(await place())).state.delivery).toMatchObject({ methodId: 'standard' });
    const chosen = await orderOf(await place({ deliveryMethodId: 'shop-front' }));
    expect(chosen.state.delivery).toMatchObject({ kind: 'pick-up', pickUpText: '1 Needle Lane, 9 to 5' });
    for (const id of ['standard', 'express']) shop.deliveryTables.methods.delete(id);
    await expect(place()).rejects.toThrow(NoDelivery);
  });

  it('needs no address when the order is picked up', async () => {
    shop.deliveryTables.methods.set('shop-front', shopFront);
    const placed = await place({ addressId: undefined, deliveryMethodId: 'shop-front' });
    const { state } = await orderOf(placed);
    expect(state).toMatchObject({
      address: null,
      shopperName: 'Sam Shopper',
      shopperEmail: 'sam@haberdash.test',
    });
    expect(state.delivery).toMatchObject({ methodId: 'shop-front', kind: 'pick-up' });
    expect(await place({ addressId: undefined, deliveryMethodId: 'shop-front' })).toEqual(placed);
    expect(await place({ deliveryMethodId: 'shop-front' })).not.toEqual(placed);
  });

  it.each([undefined, 'standard', 'unknown'])(
    'needs an address for the method %s, which is no pick-up',
    async (deliveryMethodId) => {
      shop.deliveryTables.methods.set('shop-front', shopFront);
      await expect(place({ addressId: undefined, deliveryMethodId })).rejects.toThrow(NoAddressChosen);
      expect(await stock()).toBe(7);
    },
  );

  it('is offered without an address where it is picked up', async () => {
    shop.deliveryTables.methods.set('shop-front', shopFront);
    const { offers } = await shop.previewDeliveries.execute({ shopperId: 'sam', addressId: undefined });
    expect(offers).toMatchObject([{ methodId: 'shop-front', total: Money.ofMajor(50) }]);
  });

  it.each([
    ['the delivery', { delivery: '4.90' }],
    ['the total', { total: '54.90' }],
  ])('is refused when it costs more than the shopper saw in %s', async (_, amounts) => {
    priceStandard(690);
    const refused = place({ deliveryMethodId: 'standard', seen: seen(amounts) });
    await expect(refused).rejects.toThrow(PriceChanged);
    expect(await stock()).toBe(7);
  });

  it('is refused when its dates moved since the shopper saw them, and only then', async () => {
    const promised = { from: '2026-03-05', to: '2026-03-09' };
    const given = { deliveryMethodId: 'standard', seen: { ...seen({}), promised } };
    // To the last minute before Monday's cut-off time.
    shop.clock.advanceMinutes(25 * 60 + 59);
    const placed = await place({ ...given, idempotencyKey: 'click' });
    expect((await orderOf(placed)).state.delivery).toMatchObject({ promised });
    shop.clock.advanceMinutes(1);
    expect(await place({ ...given, idempotencyKey: 'click' })).toEqual(placed);
    await expect(place(given)).rejects.toThrow(DatesChanged);
    await expect(place({ ...given, seen: { ...seen({}), promised: null } })).rejects.toThrow(DatesChanged);
    const now = { from: '2026-03-06', to: '2026-03-10' };
    const express = { deliveryMethodId: 'express', seen: { ...seen({}), promised: now } };
    await expect(place(express)).rejects.toThrow(DatesChanged);
    expect(await stock()).toBe(5);
    await place({ ...given, seen: { ...seen({}), promised: now } });
    await place({ ...given, seen: seen({}) });
  });

  it('is refused when it was switched off or goes elsewhere, without a change of cart or stock', async () => {
    shop.deliveryTables.methods.set('express', { ...express, isOn: false });
    await expect(place({ deliveryMethodId: 'express' })).rejects.toThrow(DeliveryUnavailable);
    shop.deliveryTables.zones.set('everywhere', {
      ...shop.deliveryTables.zones.get('everywhere')!,
      countries: ['US'],
      postcodePrefixes: ['9'],
    });
    await expect(place({ deliveryMethodId: 'standard' })).rejects.toThrow(NoDelivery);
    await expect(place()).rejects.toThrow(NoDelivery);
    expect(await stock()).toBe(7);
    expect((await shop.refreshCart.execute('sam')).lines).toMatchObject([{ quantity: 2 }]);
  });

  it('stays as it was placed when the shop edits it, also for a repeat under the same key', async () => {
    const click = { idempotencyKey: 'click', deliveryMethodId: 'standard', seen: seen({ delivery: '4.90' }) };
    const first = await place(click);
    const { state } = await orderOf(first);
    priceStandard(690);
    expect(await place(click)).toEqual(first);
    shop.deliveryTables.methods.delete('standard');
    expect(await place(click)).toEqual(first);
    expect((await orderOf(first)).state).toEqual(state);
  });

  it('under a key that was used with another method is refused', async () => {
    await place({ idempotencyKey: 'click', deliveryMethodId: 'standard' });
    const other = place({ idempotencyKey: 'click', deliveryMethodId: 'express' });
    await expect(other).rejects.toThrow(PriceChanged);
  });

  it('makes another order when the shopper chooses another one', async () => {
    const first = await place({ deliveryMethodId: 'standard' });
    const second = await place({ deliveryMethodId: 'express' });
    expect(second.orderId).not.toBe(first.orderId);
    expect((await orderOf(first)).state).toMatchObject({ stage: 'closed', cancelReason: 'replaced' });
    expect(await place({ deliveryMethodId: 'express' })).toEqual(second);
    expect(await stock()).toBe(5);
  });

  it('is priced by weight, and as the dearest while a weight is missing', async () => {
    const steps = [...priced(300), { from: 1000, priceCents: 800 }];
    shop.deliveryTables.methods.set('standard', { ...standardDelivery, measure: 'weight', steps });
    expect((await orderOf(await place())).quote.delivery).toEqual(Money.ofMajor(8));
    const light = await shop.addProduct.execute({ ...unfolded(shirt), ...weighing(499) });
    await shop.addToCart.execute({ shopperId: 'kim', productId: light, quantity: 2 });
    const ofKim = await orderOf(await place({ shopperId: 'kim' }));
    expect(ofKim.quote.delivery).toEqual(Money.ofMajor(3));
    await shop.addToCart.execute({ shopperId: 'kim', productId: light, quantity: 1 });
    expect((await orderOf(await place({ shopperId: 'kim' }))).quote.delivery).toEqual(Money.ofMajor(8));
  });

  it('is shown before the order with its price, its dates and the total', async () => {
    const preview = () => shop.previewDeliveries.execute({ shopperId: 'sam', addressId: 'home' });
    expect(await preview()).toMatchObject({
      subtotal: Money.ofMajor(50),
      offers: [
        { methodId: 'standard', price: Money.ofMajor('4.90'), total: Money.ofMajor('54.90') },
        { methodId: 'express', price: Money.ofMajor('12.90'), total: Money.ofMajor('62.90') },
      ],
    });
    shop.deliveryTables.methods.clear();
    expect((await preview()).offers).toEqual([]);
  });
});
