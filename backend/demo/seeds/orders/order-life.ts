import { Order } from '../../../src/ordering/orders/domain/order';
import type { DeliveryAddress } from '../../../src/ordering/orders/domain/delivery-address';
import type { OrderChange } from '../../../src/ordering/orders/domain/order-state';
import type { OrderDelivery } from '../../../src/ordering/orders/domain/order-delivery';
import type { OrderedGoods } from '../../../src/ordering/orders/domain/order-line';
import type { ChosenStatus } from '../../../src/ordering/orders/domain/order-stage';
import { trackingAddressOf } from '../../../src/ordering/parcels/domain/carriers';
import { OrderParcels } from '../../../src/ordering/parcels/domain/order-parcels';
import type { ParcelChange } from '../../../src/ordering/parcels/domain/parcel';
import { Payment } from '../../../src/payments/records/domain/payment';
import type { PaymentChange } from '../../../src/payments/records/domain/payment-change';
import { PaymentRefunds } from '../../../src/payments/refunds/domain/payment-refunds';
import type { Refund } from '../../../src/payments/refunds/domain/refund';
import { type Actor, nameOfActor, theShop } from '../../../src/shared/actor';
import { newId } from '../../../src/shared/ids';
import { Quote } from '../../../src/shared/quote';
import { newPayerId, newResourceId } from '../../simulators/paypal/paypal-ids';
import type { DemoOutcome } from './demo-orders';

const second = 1_000;
const minute = 60 * second;
const day = 1_440 * minute;

/** How long after its payment the shop moves an order on. */
const progress: [ChosenStatus, number][] = [
  ['inProcess', 0.6 * day],
  ['inShipping', 1.5 * day],
  ['delivered', 4 * day],
];

export interface Buyer {
  id: string;
  name: string;
  email: string;
  address: DeliveryAddress;
}

/** Where an order's pieces went: out of stock when it was placed, and back or sold when it ended. */
export interface StockStep {
  cause: 'reserved' | 'sold' | 'returned';
  by: string;
  at: Date;
}

type By<Change> = Change & { by: string };

/** An order and its payment that really went through all their steps, at times in the past. */
export class OrderLife {
  readonly order: Order;
  readonly payment: Payment;
  readonly parcels: OrderParcels;
  readonly orderChanges: By<OrderChange>[] = [];
  readonly parcelChanges: By<ParcelChange & { parcelId: string }>[] = [];
  readonly paymentChanges: By<PaymentChange>[] = [];
  readonly refunds: Refund[] = [];
  readonly stockSteps: StockStep[] = [];
  /** The id of the buyer's PayPal account. */
  readonly payerId = newPayerId();
  private readonly shopper: Actor;
  private readonly gatewayOrderId = newResourceId();

  constructor(
    number: number,
    buyer: Buyer,
    { lines, delivery }: { lines: readonly OrderedGoods[]; delivery: OrderDelivery },
    readonly placedAt: Date,
    readonly outcome: DemoOutcome,
    private readonly admin: Actor,
    private readonly now: Date,
  ) {
    this.shopper = { kind: 'shopper', id: buyer.id };
    const id = newId();
    const quote = Quote.of(lines);
    this.payment = Payment.start({ orderId: id, buyerId: buyer.id, amount: quote.total }, placedAt);
    const { id: shopperId, name: shopperName, email: shopperEmail, address } = buyer;
    const placed = {
      id,
      number,
      shopperId,
      shopperName,
      shopperEmail,
      isGuest: false,
      claimedBy: null,
      address,
      delivery,
      pageVersions: [],
      quote,
    };
    const reservedUntil = this.after(30 * minute);
    this.order = Order.place(
      { ...placed, paymentId: this.payment.state.id, reservedUntil, idempotencyKey: null },
      placedAt,
    );
    this.parcels = new OrderParcels(this.order, [], []);
    const page = `http://localhost/simulators/paypal/checkoutnow?token=${this.gatewayOrderId}`;
    this.payment.awaitApproval(this.gatewayOrderId, page, this.after(second));
    this.move('reserved', this.shopper, placedAt);
    this.record(this.shopper);
    this.goOn();
  }

  private goOn(): void {
    switch (this.outcome) {
      case 'cancelled':
        return this.giveUp('unwanted', this.shopper, 6 * minute);
      case 'expired':
        return this.giveUp('overdue', theShop, 30 * minute);
      case 'declined':
        this.askForMoney();
        this.payment.recordCapture({ kind: 'declined' }, this.after(122 * second));
        return this.giveUp('overdue', theShop, 30 * minute);
      case 'in-review':
        this.askForMoney();
        this.payment.recordCapture(
          { kind: 'in-review', captureId: newResourceId() },
          this.after(122 * second),
        );
        this.order.awaitReview(this.after(122 * second));
        return this.record(this.shopper);
      case 'rejected':
        this.pay();
        return this.reject();
      case 'paid':
        this.pay();
        return this.moveOn();
    }
  }

  private askForMoney(): void {
    this.payment.beginCapture(this.payment.state.id, this.after(120 * second));
    this.record(this.shopper);
  }

  private pay(): void {
    this.askForMoney();
    const at = this.after(122 * second);
    const { amount, currency } = this.payment.state;
    const { gatewayOrderId, payerId } = this;
    this.payment.recordCapture(
      { kind: 'completed', captureId: newResourceId(), payerId, amount, currency },
      at,
    );
    this.order.confirm({ gatewayOrderId, payerId }, at);
    this.move('sold', this.shopper, at);
    this.record(this.shopper);
  }

  private moveOn(): void {
    for (const [status, later] of progress) {
      const at = this.after(later);
      if (at < this.now) this.moveTo(status, at);
    }
    const trackingNumber = `1Z${this.order.id.slice(-12).toUpperCase()}`;
    for (const { id } of this.parcels.all)
      this.parcels.track(id, { carrier: 'UPS', trackingNumber, trackingAddress: trackingAddressOf('UPS') });
    this.record(this.admin);
  }

  private moveTo(status: ChosenStatus, at: Date): void {
    this.parcels.prepareFor(status, at);
    this.order.changeStatus(status, at);
  }

  private reject(): void {
    const at = this.after(0.8 * day);
    this.order.changeStatus('rejected', at);
    const refunds = new PaymentRefunds(this.payment, this.refunds);
    const { id } = this.payment.state;
    const refund = refunds.begin({ refundId: id, amount: 'rest', reason: 'rejected' }, this.admin, at)!;
    this.move('returned', this.admin, at);
    this.record(this.admin);
    const refundedAt = new Date(at.getTime() + 3 * second);
    refunds.record(refund, { kind: 'given', refundId: newResourceId(), word: 'COMPLETED' }, refundedAt);
    this.order.recordRefund(refundedAt);
    this.record(theShop);
  }

  private giveUp(end: 'unwanted' | 'overdue', by: Actor, later: number): void {
    const at = this.after(later);
    this.payment.abandon(at);
    this.order.end(end, at);
    this.move('returned', by, at);
    this.record(by);
  }

  private after(ms: number): Date {
    return new Date(this.placedAt.getTime() + ms);
  }

  private move(cause: StockStep['cause'], by: Actor, at: Date): void {
    this.stockSteps.push({ cause, by: nameOfActor(by), at });
  }

  /** Nobody hears of it: what listeners would do is seeded too. */
  private record(actor: Actor): void {
    const by = nameOfActor(actor);
    this.orderChanges.push(...this.order.pullChanges().map((change) => ({ ...change, by })));
    this.paymentChanges.push(...this.payment.pullChanges().map((change) => ({ ...change, by })));
    for (const parcel of this.parcels.all) {
      const changes = parcel.pullChanges().map((change) => ({ ...change, parcelId: parcel.id, by }));
      this.parcelChanges.push(...changes);
      parcel.pullEvents();
    }
    this.order.pullEvents();
    this.payment.pullEvents();
  }
}
