import type { Money } from '../../../shared/money';
import { Cancellation } from './cancellation';
import type { CorrectedAddress } from '../../orders/domain/delivery-address';
import type { Order } from '../../orders/domain/order';
import type { OrderLine, Pieces } from '../../orders/domain/order-line';
import type { ChosenStatus, OrderEnd } from '../../orders/domain/order-stage';
import { trackingAddressOf } from './carriers';
import { lineName } from '../../orders/domain/line-name';
import { countIn, OrderRefunds } from '../../refunds/domain/order-refunds';
import type { Refund } from '../../refunds/domain/refund';
import { type CancellationTerms, refundOfCancelled } from '../../refunds/domain/refund-of-cancelled';
import type { RefundableOrder } from '../../refunds/domain/refundable-order';
import type { Return } from '../../returns/domain/return';
import { type ChosenParcelStatus, Parcel, type ParcelStatus, type Tracking } from './parcel';
import {
  NoSuchParcel,
  NothingToPack,
  ParcelIsOnItsWay,
  PiecesNotCancellable,
  PiecesNotLeft,
} from './parcel.errors';
import { statusOfParcels } from './status-of-parcels';

export type GivenTracking = Omit<Tracking, 'trackingAddress'> & {
  trackingAddress?: string | null | undefined;
};

/** All that is locked with an order. A piece is in one parcel or cancelled, at most, and the order's status follows the parcels. */
export class OrderParcels implements RefundableOrder {
  private readonly own: Parcel[];
  private readonly cancelled: Cancellation[];
  readonly refunds: OrderRefunds;

  constructor(
    readonly order: Order,
    parcels: readonly Parcel[],
    cancellations: readonly Cancellation[],
    refunds: readonly Refund[] = [],
    readonly returns: readonly Return[] = [],
  ) {
    this.own = [...parcels];
    this.cancelled = [...cancellations];
    this.refunds = new OrderRefunds(order, this.cancelled, refunds);
  }

  get all(): readonly Parcel[] {
    return this.own;
  }

  get cancellations(): readonly Cancellation[] {
    return this.cancelled;
  }

  /** The pieces that are in no parcel and not cancelled, by lines of the order. */
  get left(): Pieces[] {
    return this.order.lines
      .map(({ variantId }) => ({ variantId, quantity: this.leftOf(variantId) }))
      .filter(({ quantity }) => quantity > 0);
  }

  /** The pieces that a carrier or the recipient has, by lines of the order. */
  get away(): Pieces[] {
    const away = this.own.filter((parcel) => parcel.isAway);
    return this.order.lines
      .map(({ variantId }) => ({
        variantId,
        quantity: away.reduce((sum, parcel) => sum + parcel.quantityOf(variantId), 0),
      }))
      .filter(({ quantity }) => quantity > 0);
  }

  /**
   * @param pieces undefined: all remaining pieces
   * @throws OrderNotPaid, OrderWasRefunded, OrderIsHeld, NothingToPack, PiecesNotLeft
   */
  pack(pieces: readonly Pieces[] | undefined, now: Date): Parcel {
    this.order.assertSendable();
    const parcel = this.add(pieces ?? this.left, now);
    this.follow(now);
    return parcel;
  }

  /**
   * Packs all remaining pieces, for whoever packs many orders without looking at each.
   * @throws OrderNotPaid, OrderWasRefunded, OrderIsHeld, NothingToPack
   */
  packRest(now: Date): Parcel {
    this.order.assertSendable();
    if (this.wasSentWithoutParcels) throw new NothingToPack();
    return this.pack(undefined, now);
  }

  /** @throws NoSuchParcel, ParcelNotMovable, OrderNotPaid, OrderWasRefunded, OrderIsHeld */
  move(parcelId: string, status: ParcelStatus, now: Date, told: 'now' | 'later' = 'now'): void {
    if (status === 'sent') this.order.assertSendable();
    this.find(parcelId).moveTo(status, now, told);
    this.follow(now);
  }

  /** @throws NoSuchParcel */
  assumeDelivered(parcelId: string, now: Date): void {
    this.find(parcelId).assumeDelivered(now);
    this.follow(now);
  }

  /** @throws NoSuchParcel, ParcelHasChanged */
  assertStill(parcelId: string, status: ParcelStatus): void {
    this.find(parcelId).assertStill(status);
  }

  /**
   * @returns its pieces; undefined when it got lost before
   * @throws NoSuchParcel, ParcelNotMovable
   */
  lose(parcelId: string, now: Date): readonly Pieces[] | undefined {
    const parcel = this.find(parcelId);
    if (parcel.status === 'lost') return undefined;
    this.move(parcelId, 'lost', now);
    return parcel.state.pieces;
  }

  /** Lists the titles of the variants' pieces in the order. */
  namesOf(variantIds: readonly string[]): string[] {
    return this.order.lines.filter(({ variantId }) => variantIds.includes(variantId)).map(lineName);
  }

  /**
   * @param tracking without an address: that of the carrier, if it is known
   * @throws NoSuchParcel, TrackingAddressRefused
   */
  track(parcelId: string, { trackingAddress, ...tracking }: GivenTracking): void {
    const address = trackingAddress === undefined ? this.addressOf(tracking.carrier) : trackingAddress;
    this.find(parcelId).track({ ...tracking, trackingAddress: address });
  }

  /**
   * The price of these pieces goes back. With the last pieces of an order of which nothing was sent, the order is rejected.
   * @returns undefined for a cancellation that is known
   * @throws OrderNotPaid, OrderWasRefunded, PiecesNotCancellable
   */
  cancel(
    id: string,
    pieces: readonly Pieces[],
    now: Date,
    terms: CancellationTerms = { by: 'shop' },
  ): Cancellation | undefined {
    if (this.cancelled.some((one) => one.id === id)) return undefined;
    this.order.assertPaid();
    for (const piece of pieces) this.assertCancellable(piece);
    const { refund, delivery } = refundOfCancelled(this, { id, pieces, terms }, now);
    const ends = this.isAllThatIsLeft(pieces) || (refund.state.isRest && this.hasMoreToSendThan(pieces));
    const cancellation = Cancellation.of({
      ...{ id, orderId: this.order.id, pieces, by: terms.by, cancelledAt: now },
      ...{ refund: refund.partOfPayment, delivery, endsOrder: ends },
    });
    if (ends) this.end(terms.by === 'shopper' ? 'cancelled-by-shopper' : 'cancelled-by-admin', now);
    this.recordRefundOf(refund, cancellation, now);
    return cancellation;
  }

  /** Money is about to go back. @param cancellation the pieces that are not sent for it any more */
  recordRefundOf(refund: Refund, cancellation: Cancellation | undefined, now: Date): void {
    this.refunds.add(refund);
    if (!cancellation) return;
    this.cancelled.push(cancellation);
    if (this.own.length > 0) this.follow(now);
  }

  /** Nothing more of it is sent: what was packed is unpacked. */
  end(end: OrderEnd, now: Date): void {
    this.prepareFor('rejected', now);
    this.order.end(end, now);
  }

  /** Whether these are all the pieces there are: nothing of the order was sent or packed. */
  isAllThatIsLeft(pieces: readonly Pieces[]): boolean {
    return sum(pieces) === sum(this.left) && sum(pieces) > 0 && !this.own.some((one) => one.holdsItsPieces);
  }

  /** Whether other pieces than these are still to be sent. */
  hasMoreToSendThan(pieces: readonly Pieces[]): boolean {
    return sum(this.left) > sum(pieces) || this.own.some(({ status }) => status === 'packed');
  }

  /** All of its money went back. @returns whether that was not the shop's doing, so that what has not left is to go back to stock */
  recordRefund(now: Date): boolean {
    const isNews = this.order.canBeSent;
    if (isNews) this.prepareFor('rejected', now);
    if (isNews && this.left.length > 0) this.order.end('refunded-by-provider', now);
    this.order.recordRefund(now);
    return isNews;
  }

  /** The price of its pieces goes back with a cancellation, or all that is left when it ends the order. */
  refundOf({ id, state }: Cancellation): Money {
    return this.refunds.find(id)?.amount ?? state.refund;
  }

  takenBack(variantId: string): number {
    const byReturns = this.returns.flatMap(({ taken }) => taken);
    return this.refunds.restocked(variantId) + countIn(byReturns, variantId);
  }

  /** @throws ParcelIsOnItsWay, OrderHasEnded, OrderHasChanged, OrderHasNoAddress */
  correctAddress(corrected: CorrectedAddress, seen: Date, now: Date): void {
    const isOnItsWay = this.own.some(({ isAway }) => isAway);
    if (isOnItsWay || this.wasSentWithoutParcels) throw new ParcelIsOnItsWay();
    this.order.correctAddress(corrected, seen, now);
  }

  /**
   * Moves the parcels to match the status that an admin chooses for the order. An unpaid order sends nothing. One that an admin called
   * in shipping before its money came was sent without parcels.
   * @throws OrderIsHeld when something would be sent
   */
  prepareFor(status: ChosenStatus, now: Date): void {
    if (status === 'rejected') {
      this.recordSentWithoutParcels();
      this.moveAll('packed', 'unpacked', now);
    }
    if (status !== 'inShipping' && status !== 'delivered') return;
    if (!this.order.canBeSent || this.wasSentWithoutParcels) return;
    if (this.left.length > 0 || this.own.some((parcel) => parcel.status === 'packed'))
      this.order.assertSendable();
    if (this.left.length > 0) this.add(this.left, now);
    this.moveAll('packed', 'sent', now);
    if (status === 'delivered') this.moveAll('sent', 'delivered', now);
  }

  private get wasSentWithoutParcels(): boolean {
    const { status } = this.order.state;
    return this.own.length === 0 && (status === 'inShipping' || status === 'delivered');
  }

  /** So that what is away is known after the order's status is another. */
  recordSentWithoutParcels(): void {
    const { id, status, updatedAt } = this.order.state;
    if (!this.order.canBeSent || !this.wasSentWithoutParcels || this.left.length === 0) return;
    const sentAs = status === 'delivered' ? 'delivered' : 'sent';
    this.own.push(Parcel.recordSent({ orderId: id, pieces: this.left }, sentAs, updatedAt));
  }

  private add(pieces: readonly Pieces[], now: Date): Parcel {
    if (pieces.length === 0) throw new NothingToPack();
    for (const { variantId, quantity } of pieces) this.assertLeft(variantId, quantity);
    const parcel = Parcel.pack({ orderId: this.order.id, number: this.own.length + 1, pieces }, now);
    const { carrier } = this.order.state.delivery;
    parcel.track({ carrier, trackingNumber: null, trackingAddress: this.addressOf(carrier) });
    this.own.push(parcel);
    return parcel;
  }

  /** The order's own carrier has the address that was offered with it. */
  private addressOf(carrier: string | null): string | null {
    const { delivery } = this.order.state;
    const offered = carrier !== null && carrier === delivery.carrier ? delivery.trackingAddress : null;
    return offered ?? trackingAddressOf(carrier);
  }

  private assertLeft(variantId: string, quantity: number): void {
    const left = this.leftOf(variantId);
    if (quantity > left) throw new PiecesNotLeft(this.lineOf(variantId), left);
  }

  private assertCancellable({ variantId, quantity }: Pieces): void {
    const left = this.wasSentWithoutParcels ? 0 : this.leftOf(variantId);
    if (quantity > left) throw new PiecesNotCancellable(this.lineOf(variantId), left);
  }

  private leftOf(variantId: string): number {
    const taken = [...this.own, ...this.cancelled].reduce(
      (pieces, one) => pieces + one.quantityOf(variantId),
      0,
    );
    return (this.lineOf(variantId)?.quantity ?? 0) - taken;
  }

  private lineOf(variantId: string): OrderLine | undefined {
    return this.order.lines.find((line) => line.variantId === variantId);
  }

  private find(parcelId: string): Parcel {
    const found = this.own.find(({ id }) => id === parcelId);
    if (!found) throw new NoSuchParcel();
    return found;
  }

  private moveAll(from: 'packed' | 'sent', to: ChosenParcelStatus, now: Date): void {
    for (const parcel of this.own) if (parcel.status === from) parcel.moveTo(to, now);
  }

  private follow(now: Date): void {
    if (!this.order.canBeSent) return;
    this.order.changeStatus(statusOfParcels(this.own, this.left.length > 0), now);
  }
}

const sum = (pieces: readonly Pieces[]): number =>
  pieces.reduce((count, { quantity }) => count + quantity, 0);
