import { aDiscount, anOrder, receipt } from '../../../../test/support/memory/an-order';
import { Money } from '../../../shared/money';
import { Quote } from '../../../shared/quote';
import { OrderCancelled, OrderConfirmed, OrderRefunded, PaymentMissing } from '../../ordering.events';
import { Order } from './order';
import type { Purchase } from './purchase';
import type { OrderedGoods } from './order-line';
import { OrderIsClosed, OrderNotClaimable, OrderWasRefunded } from './order.errors';

const noon = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T13:00:00Z');

const confirmedAt = ({ id, shopperId, state }: Order, at: Date) =>
  new OrderConfirmed(id, shopperId, at.toISOString(), state.total.cents);

describe('an order', () => {
  it('waits for its payment, for the sum of its lines and their shares of the delivery', () => {
    const order = anOrder();
    expect(order.state).toMatchObject({ status: 'pending', stage: 'awaiting-payment' });
    expect(order.state.total).toEqual(Money.ofMajor('54.87'));
    expect(order.isAwaitingPayment).toBe(true);
  });

  it('is confirmed by payment, once', () => {
    const order = anOrder();
    expect(order.confirm(receipt, noon)).toBe(true);
    expect(order.confirm(receipt, later)).toBe(false);
    expect(order.state).toMatchObject({ status: 'confirmed', stage: 'paid', updatedAt: noon });
  });

  it('is claimed by an account once it is paid, or when it replaces pieces of a paid one', () => {
    const { state } = anOrder({ isGuest: true });
    expect(() => anOrder({ isGuest: true }).claim('account')).toThrow(OrderNotClaimable);
    const exchange = Order.replace({ ...state, quote: Quote.restore(state.lines) }, noon);
    exchange.claim('account');
    expect(exchange.state.claimedBy).toBe('account');
    exchange.endClaim();
    expect(exchange.state.claimedBy).toBeNull();
  });

  it('can still be paid after it expired, but not after it was cancelled', () => {
    const order = anOrder();
    order.end('overdue', later);
    expect(order.hasExpired).toBe(true);
    expect(() => order.assertPayable()).not.toThrow();
    const cancelled = anOrder();
    cancelled.end('unwanted', later);
    expect(() => cancelled.assertPayable()).toThrow(OrderIsClosed);
  });

  it('announces that it is cancelled, by its shopper or by the shop, once', () => {
    const [unwanted, rejected, paid] = [anOrder(), anOrder(), anOrder()];
    unwanted.end('unwanted', noon);
    unwanted.changeStatus('rejected', later);
    expect(unwanted.pullEvents()).toEqual([new OrderCancelled(unwanted.id, 'cancelled')]);
    rejected.end('overdue', noon);
    expect(rejected.pullEvents()).toEqual([]);
    rejected.changeStatus('rejected', noon);
    rejected.changeStatus('rejected', later);
    expect(rejected.pullEvents()).toEqual([new OrderCancelled(rejected.id, 'rejected')]);
    paid.confirm(receipt, noon);
    paid.changeStatus('rejected', later);
    expect(paid.pullEvents()).toEqual([confirmedAt(paid, noon), new OrderCancelled(paid.id, 'rejected')]);
  });

  it('announces that its payment is missing only while it can be paid', () => {
    const [open, paid, inReview, closed] = [anOrder(), anOrder(), anOrder(), anOrder()];
    paid.confirm(receipt, noon);
    inReview.awaitReview(noon);
    closed.end('replaced', noon);
    for (const order of [paid, inReview, closed]) order.pullEvents();
    for (const order of [open, paid, inReview, closed]) order.missPayment();
    expect(open.pullEvents()).toEqual([new PaymentMissing(open.id)]);
    for (const order of [paid, inReview, closed]) expect(order.pullEvents()).toEqual([]);
  });

  it('keeps its stock while its payment is in review, until the provider completes or denies it', () => {
    const [given, denied] = [anOrder(), anOrder()];
    for (const order of [given, denied]) {
      order.awaitReview(noon);
      expect(order.state).toMatchObject({ status: 'pending', stage: 'in-review', reservedUntil: null });
      expect([order.isAwaitingPayment, order.isInReview]).toEqual([false, true]);
    }
    given.confirm(receipt, later);
    expect(given.state).toMatchObject({ status: 'confirmed', stage: 'paid' });
    denied.end('payment-denied', later);
    expect(denied.state).toMatchObject({ status: 'rejected', stage: 'closed', cancelReason: 'declined' });
  });

  it('is no longer in review after it is settled', () => {
    const [paid, closed] = [anOrder(), anOrder()];
    paid.confirm(receipt, noon);
    closed.end('unwanted', noon);
    for (const order of [paid, closed]) {
      order.awaitReview(later);
      expect(order.isInReview).toBe(false);
    }
  });

  it('says why it ended unpaid, as long as it is unpaid', () => {
    const order = anOrder();
    expect(order.state.cancelReason).toBeNull();
    order.end('left-checkout', noon);
    expect(order.state.cancelReason).toBe('cancelled');
    order.changeStatus('rejected', noon);
    expect(order.state.cancelReason).toBe('rejected');
    order.changeStatus('pending', noon);
    expect(order.state.cancelReason).toBe('expired');
    order.confirm(receipt, later);
    expect(order.state.cancelReason).toBeNull();
  });

  it.each(['inProcess', 'inShipping', 'delivered'] as const)(
    'stays %s when it is paid after an admin chose that status',
    (status) => {
      const order = anOrder();
      order.changeStatus(status, noon);
      expect(order.confirm(receipt, later)).toBe(true);
      expect(order.state).toMatchObject({ status, stage: 'paid' });
      expect(order.pullEvents()).toEqual([confirmedAt(order, later)]);
    },
  );

  it.each(['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const)(
    'lets the admin choose %s at any time',
    (status) => {
      const order = anOrder();
      order.confirm(receipt, noon);
      order.changeStatus(status, later);
      expect(order.state.status).toBe(status);
    },
  );

  it('stays rejected after its refund', () => {
    const order = anOrder();
    order.confirm(receipt, noon);
    order.changeStatus('rejected', later);
    expect(() => order.changeStatus('inProcess', later)).toThrow(OrderWasRefunded);
    order.recordRefund(later);
    expect(() => order.changeStatus('delivered', later)).toThrow(OrderWasRefunded);
    expect(() => order.changeStatus('rejected', later)).not.toThrow();
    expect(order.state).toMatchObject({ status: 'rejected', stage: 'refunded' });
  });

  it('is paid but not confirmed when it was rejected during the capture', () => {
    const order = anOrder();
    order.changeStatus('rejected', noon);
    order.confirm(receipt, later);
    expect(order.state).toMatchObject({ status: 'rejected', stage: 'paid' });
  });

  it('can be paid again when an admin reopens it', () => {
    const order = anOrder();
    order.changeStatus('rejected', noon);
    expect(order.state.stage).toBe('closed');
    order.changeStatus('pending', later);
    expect(order.state.stage).toBe('expired');
    expect(() => order.assertPayable()).not.toThrow();
  });

  it('announces its confirmation, unless it was rejected before', () => {
    const [order, rejected] = [anOrder(), anOrder()];
    order.confirm(receipt, noon);
    expect(order.pullEvents()).toEqual([confirmedAt(order, noon)]);
    rejected.changeStatus('rejected', noon);
    rejected.pullEvents();
    rejected.confirm(receipt, later);
    expect(rejected.pullEvents()).toEqual([]);
  });

  it('records the times of payment and refund, and announces the refund once', () => {
    const [order, wronglyPaid] = [anOrder(), anOrder()];
    order.confirm(receipt, noon);
    order.changeStatus('rejected', later);
    order.pullEvents();
    order.recordRefund(later);
    order.recordRefund(new Date('2026-03-02T12:00:00Z'));
    expect(order.state).toMatchObject({ paidAt: noon, refundedAt: later });
    expect(order.pullEvents()).toEqual([
      new OrderRefunded(order.id, noon.toISOString(), later.toISOString()),
    ]);
    wronglyPaid.changeStatus('rejected', noon);
    wronglyPaid.recordRefund(later);
    expect(wronglyPaid.state).toMatchObject({ paidAt: null, refundedAt: later });
    expect(wronglyPaid.pullEvents()).toEqual([
      new OrderCancelled(wronglyPaid.id, 'rejected'),
      new OrderRefunded(wronglyPaid.id, '', later.toISOString()),
    ]);
  });

  it('records each change in order, and no change to the same status', () => {
    const order = anOrder();
    order.end('overdue', later);
    order.end('overdue', later);
    order.resume(later, later);
    order.confirm(receipt, later);
    order.changeStatus('rejected', later);
    order.recordRefund(later);
    order.recordRefund(later);
    expect(order.pullChanges().map(({ status, stage }) => [status, stage])).toEqual([
      ['pending', 'awaiting-payment'],
      ['pending', 'expired'],
      ['pending', 'awaiting-payment'],
      ['confirmed', 'paid'],
      ['rejected', 'paid'],
      ['rejected', 'refunded'],
    ]);
    expect(order.pullChanges()).toEqual([]);
  });

  it('records changes that belong together as one', () => {
    const [cancelled, rejected] = [anOrder(), anOrder()];
    cancelled.end('unwanted', noon);
    rejected.changeStatus('rejected', noon);
    for (const order of [cancelled, rejected]) {
      expect(order.pullChanges().map(({ status, stage }) => [status, stage])).toEqual([
        ['pending', 'awaiting-payment'],
        ['rejected', 'closed'],
      ]);
    }
  });

  it('is repeated by the same lines, prices, delivery and address only', () => {
    const order = anOrder();
    const { lines } = order.state;
    const address = order.state.address!;
    const { delivery } = order.state;
    const [socks, cap] = lines;
    const isSame = (changed: Partial<Purchase>) =>
      order.isSameAs({ ...order.state, quote: order.quote, delivery, address: { ...address }, ...changed });
    const isSameWith = (...goods: OrderedGoods[]) => isSame({ quote: Quote.of(goods, Money.ofCents(490)) });
    expect(isSameWith(cap!, socks!)).toBe(true);
    expect(isSameWith(socks!)).toBe(false);
    expect(isSameWith({ ...socks!, quantity: 1 }, cap!)).toBe(false);
    expect(isSameWith({ ...socks!, unitPrice: Money.ofMajor(1) }, cap!)).toBe(false);
    // The variant was given another size since.
    expect(isSameWith({ ...socks!, size: 'L' }, cap!)).toBe(false);
    expect(isSameWith({ ...socks!, colour: 'Red' }, cap!)).toBe(false);
    expect(isSame({ quote: Quote.of(lines, Money.ofCents(690)) })).toBe(false);
    expect(isSame({ delivery: { ...delivery, methodId: 'express' } })).toBe(false);
    for (const other of [{ city: 'Elsewhere' }, { recipient: 'Bo Ryan' }, { country: 'IE' }])
      expect(isSame({ address: { ...address, ...other } })).toBe(false);
    expect(isSame({ address: null })).toBe(false);
    // Whatever else becomes an input of an order is compared, too.
    const futureInput: object = { giftNote: 'For Ann' };
    expect(isSame(futureInput)).toBe(false);
  });

  it('is not repeated with another discount', () => {
    const { address, delivery, lines } = anOrder().state;
    const [socks, cap] = lines;
    const reduced = (cents: number, ...goods: OrderedGoods[]): Purchase => ({
      ...{ address, delivery },
      quote: Quote.of(goods, Money.ofCents(490), [{ ...aDiscount, amount: Money.ofCents(cents) }]),
    });
    const order = Order.place({ ...anOrder().state, ...reduced(501, socks!, cap!) }, new Date());
    expect(order.isSameAs(reduced(501, cap!, socks!))).toBe(true);
    expect(order.isSameAs(reduced(500, socks!, cap!))).toBe(false);
  });
});
