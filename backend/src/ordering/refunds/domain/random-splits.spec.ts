import { Chance } from '../../../../test/support/chance';
import { anOrder, receipt } from '../../../../test/support/memory/an-order';
import {
  type PlainAmounts,
  type PlainLine,
  plainPieces,
  plainShares,
  sumOf,
} from '../../../../test/support/plain-money';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { type Component, Quote } from '../../../shared/quote';
import { Order } from '../../orders/domain/order';
import type { Pieces } from '../../orders/domain/order-line';
import { Cancellation } from '../../parcels/domain/cancellation';
import { OrderParcels } from '../../parcels/domain/order-parcels';
import { Refund } from './refund';
import { planRefund, refundableIn, type WantedRefund } from './refund-plan';

const cases = Number(process.env.RANDOM_ORDERS ?? 500);
/** A slow machine takes 20 ms for an order. */
const timeLimitMs = 60_000 + cases * 20;
const now = new Date('2026-03-01T12:10:00Z');

/** An order with its plain figures, whose money goes back step by step. */
class RandomOrder {
  readonly parcels: OrderParcels;
  readonly total: number;
  /** The cents of the pieces of each line that have not come back. */
  private readonly pieces: number[][];
  private delivery: number;
  given = 0;

  constructor(private readonly chance: Chance) {
    const lines = this.some(7, () => this.line());
    const amounts = this.amounts(lines);
    const shares = plainShares(lines, amounts);
    this.pieces = shares.map(({ goods }, place) => plainPieces(goods, lines[place]!.quantity));
    this.delivery = sumOf(shares.map(({ delivery }) => delivery));
    this.total = this.delivery + sumOf(shares.map(({ goods }) => goods));
    const {
      lines: [first],
      ...placed
    } = anOrder().state;
    const goods = lines.map(({ unitPrice, quantity, ownDiscount }) => ({
      ...{ ...first!, variantId: newId(), unitPrice: Money.ofCents(unitPrice), quantity },
      components: componentsOf([['discount', 'goods', ownDiscount]]),
    }));
    const whole = componentsOf([
      ['discount', 'goods', amounts.discount],
      ['discount', 'delivery', amounts.discountOfDelivery],
      ['tax', 'goods', amounts.tax],
      ['tax', 'delivery', amounts.taxOfDelivery],
    ]);
    const order = Order.place(
      { ...placed, quote: Quote.of(goods, Money.ofCents(amounts.delivery), whole) },
      now,
    );
    order.confirm(receipt, now);
    this.parcels = new OrderParcels(order, [], []);
  }

  get cents(): number {
    return this.parcels.order.state.total.cents;
  }

  get hasEnded(): boolean {
    return this.parcels.order.isRejected || (this.given === this.total && this.pieces.flat().length === 0);
  }

  /** @returns what went back, and what the plain figures say */
  step(): { actual: number; expected: number } {
    const { left } = this.parcels;
    const step = this.chance.below(3);
    if (step === 0 && left.length > 0) return this.cancel(this.someOf(left));
    if (step === 1 && left.length > 0) return this.deliver(this.someOf(left));
    const refundable = refundableIn(this.parcels).map(({ variantId, refundable: quantity }) => ({
      variantId,
      quantity,
    }));
    const isAllBack = refundable.every(({ quantity }) => quantity === 0);
    return this.refund({
      pieces: isAllBack ? [] : this.someOf(refundable.filter(({ quantity }) => quantity > 0)),
      isWithDelivery: isAllBack || this.chance.isLucky(0.2),
      other: Money.zero,
    });
  }

  private cancel(pieces: Pieces[]) {
    const cancellation = this.parcels.cancel(newId(), pieces, now)!;
    return this.record(this.parcels.refundOf(cancellation).cents, this.take(pieces));
  }

  private deliver(pieces: Pieces[]) {
    const { id } = this.parcels.pack(pieces, now);
    for (const status of ['sent', 'delivered'] as const) this.parcels.move(id, status, now);
    return { actual: 0, expected: 0 };
  }

  private refund(wanted: WantedRefund) {
    const plan = planRefund(this.parcels, wanted);
    const refund = Refund.intend({
      ...{ ...plan, id: newId(), orderId: this.parcels.order.id },
      ...{ reason: 'returned', restocked: [], intendedAt: now },
    });
    const cancellation = Cancellation.of({
      ...{
        id: refund.id,
        orderId: refund.state.orderId,
        pieces: plan.cancelled,
        by: 'shop',
        cancelledAt: now,
      },
      ...{ refund: refund.partOfPayment, delivery: Money.zero, endsOrder: plan.endsOrder },
    });
    if (plan.endsOrder) this.parcels.end('cancelled-by-admin', now);
    this.parcels.recordRefundOf(refund, plan.cancelled.length > 0 ? cancellation : undefined, now);
    const delivery = wanted.isWithDelivery ? this.delivery : 0;
    if (wanted.isWithDelivery) this.delivery = 0;
    return this.record(refund.amount.cents, this.take(wanted.pieces) + delivery);
  }

  /** With the last pieces of which nothing was sent, all the rest goes back. */
  private record(actual: number, worth: number) {
    const expected = this.parcels.order.isRejected ? this.total - this.given : worth;
    this.given += actual;
    return { actual, expected };
  }

  private take(pieces: readonly Pieces[]): number {
    return sumOf(
      pieces.flatMap(({ variantId, quantity }) => {
        const place = this.parcels.order.lines.findIndex((line) => line.variantId === variantId);
        return this.pieces[place]!.splice(0, quantity);
      }),
    );
  }

  private someOf(there: Pieces[]): Pieces[] {
    const chosen = there.filter(() => this.chance.isLucky(0.5));
    return (chosen.length > 0 ? chosen : there.slice(0, 1)).map(({ variantId, quantity }) => ({
      variantId,
      quantity: 1 + this.chance.below(quantity),
    }));
  }

  private some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: 1 + this.chance.below(most) }, make);
  }

  private line(): PlainLine {
    const unitPrice = this.chance.oneOf([1, 99, 999, 1 + this.chance.below(20_000)]);
    const quantity = 1 + this.chance.below(7);
    return { unitPrice, quantity, ownDiscount: this.maybe(0.3, unitPrice * quantity) };
  }

  private amounts(lines: PlainLine[]): PlainAmounts {
    const goods = sumOf(
      lines.map(({ unitPrice, quantity, ownDiscount }) => unitPrice * quantity - ownDiscount),
    );
    const delivery = this.maybe(0.6, 2_000);
    return {
      delivery,
      discount: this.maybe(0.5, goods),
      discountOfDelivery: this.maybe(0.2, delivery),
      tax: this.maybe(0.3, 5_000),
      taxOfDelivery: this.maybe(0.2, 400),
    };
  }

  /** Often one cent, or the most. */
  private maybe(share: number, most: number): number {
    if (most === 0 || !this.chance.isLucky(share)) return 0;
    return this.chance.oneOf([1, most, 1 + this.chance.below(most), 1 + this.chance.below(most)]);
  }
}

const componentsOf = (given: [Component['kind'], Component['part'], number][]): Component[] =>
  given
    .filter(([, , cents]) => cents > 0)
    .map(([kind, part, cents]) => ({
      ...{ kind, part, source: 'chance', label: 'Chance', rate: null },
      amount: Money.ofCents(cents),
    }));

describe('random orders, split into random cancellations and refunds', () => {
  it(
    `give back what a plain calculation says, and all of it in the end (${cases} orders)`,
    () => {
      const wrong: string[] = [];
      for (let number = 0; number < cases && wrong.length < 5; number += 1) {
        const order = new RandomOrder(new Chance(`order ${number}`));
        if (order.cents !== order.total) wrong.push(`${number}: costs ${order.cents}, not ${order.total}`);
        while (!order.hasEnded) {
          const { actual, expected } = order.step();
          if (actual !== expected) wrong.push(`${number}: ${actual} went back, not ${expected}`);
        }
        if (order.given !== order.total) wrong.push(`${number}: ${order.given} went back of ${order.total}`);
      }
      expect(wrong).toEqual([]);
    },
    timeLimitMs,
  );

  it('give one cent off seven lines to one of them, and back with its last piece', () => {
    const {
      lines: [first],
      ...placed
    } = anOrder().state;
    const seven = Array.from({ length: 7 }, () => ({
      ...{ ...first!, variantId: newId(), unitPrice: Money.ofCents(100), quantity: 2, components: [] },
    }));
    const quote = Quote.of(seven, Money.zero, componentsOf([['discount', 'goods', 1]]));
    const order = Order.place({ ...placed, quote }, now);
    order.confirm(receipt, now);
    const parcels = new OrderParcels(order, [], []);
    const refunds = order.lines.flatMap(({ variantId }) =>
      [1, 1].map((quantity) => parcels.cancel(newId(), [{ variantId, quantity }], now)!),
    );
    expect(refunds.map((one) => parcels.refundOf(one).cents)).toEqual([
      99,
      100,
      ...Array<number>(12).fill(100),
    ]);
    expect(order.state.total.cents).toBe(1_399);
  });
});
