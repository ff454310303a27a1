import { AggregateRoot } from '../../../shared/events/aggregate-root';
import { newId } from '../../../shared/ids';
import { ParcelDelivered, ParcelLost, ParcelSent, ParcelTracked } from '../../ordering.events';
import type { Pieces } from '../../orders/domain/order-line';
import { ParcelHasChanged, ParcelNotMovable, TrackingAddressRefused } from './parcel.errors';

/**
 * - `packed`: its pieces are put aside for it
 * - `sent`: the carrier has it
 * - `delivered`: its recipient has it
 * - `lost`: it did not arrive; its pieces are sent again or refunded
 * - `unpacked`: it was never sent; its pieces may be packed again
 */
export const parcelStatuses = ['packed', 'sent', 'delivered', 'lost', 'unpacked'] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/** An admin may choose these for a packed parcel. */
export const chosenParcelStatuses = ['sent', 'delivered', 'lost', 'unpacked'] as const;
export type ChosenParcelStatus = (typeof chosenParcelStatuses)[number];

/** The remedy decides about the pieces of a lost parcel. */
export const remedies = ['send-again', 'refund'] as const;
export type Remedy = (typeof remedies)[number];

export interface Tracking {
  carrier: string | null;
  /** Letters, digits and hyphens. */
  trackingNumber: string | null;
  /** The carrier's page, an https address with `{number}`. */
  trackingAddress: string | null;
}

export interface ParcelState extends Tracking {
  id: string;
  orderId: string;
  /** Within its order, from 1. */
  number: number;
  status: ParcelStatus;
  pieces: readonly Pieces[];
  packedAt: Date;
  sentAt: Date | null;
  /** It was sent, and its recipient is to be told a moment later. */
  isUntold: boolean;
  deliveredAt: Date | null;
  /** Nobody said that it was delivered: it should have been there for days. */
  deliveryAssumed: boolean;
  lostAt: Date | null;
}

/** A parcel has got this status at this time. */
export interface ParcelChange {
  id: string;
  status: ParcelStatus;
  at: Date;
}

/** Which statuses lead to one. A sending that is undone makes a sent parcel a packed one. */
const leadsTo: Record<ParcelStatus, readonly ParcelStatus[]> = {
  packed: ['sent'],
  sent: ['packed'],
  delivered: ['sent'],
  lost: ['sent', 'delivered'],
  unpacked: ['packed'],
};

/** Some pieces of an order that go together. Its pieces never change. */
export class Parcel extends AggregateRoot<ParcelChange> {
  private constructor(private readonly own: ParcelState) {
    super();
  }

  static pack(packed: Pick<ParcelState, 'orderId' | 'number' | 'pieces'>, now: Date): Parcel {
    const parcel = new Parcel({
      id: newId(),
      ...packed,
      status: 'packed',
      carrier: null,
      trackingNumber: null,
      trackingAddress: null,
      packedAt: now,
      sentAt: null,
      isUntold: false,
      deliveredAt: null,
      deliveryAssumed: false,
      lostAt: null,
    });
    parcel.recordStatus(now);
    return parcel;
  }

  /** A parcel of an order that was sent without parcels: it announces nothing again. */
  static recordSent(
    sent: Pick<ParcelState, 'orderId' | 'pieces'>,
    status: 'sent' | 'delivered',
    at: Date,
  ): Parcel {
    const { own } = Parcel.pack({ ...sent, number: 1 }, at);
    const deliveredAt = status === 'delivered' ? at : null;
    const parcel = new Parcel({ ...own, status, sentAt: at, deliveredAt });
    parcel.recordStatus(at);
    return parcel;
  }

  static restore(state: ParcelState): Parcel {
    return new Parcel({ ...state });
  }

  get state(): Readonly<ParcelState> {
    return this.own;
  }

  get id(): string {
    return this.own.id;
  }

  get status(): ParcelStatus {
    return this.own.status;
  }

  /** Its pieces are in no other parcel. */
  get holdsItsPieces(): boolean {
    return this.own.status !== 'lost' && this.own.status !== 'unpacked';
  }

  /** A carrier or its recipient has it. */
  get isAway(): boolean {
    return this.own.status === 'sent' || this.own.status === 'delivered';
  }

  /** @throws ParcelHasChanged when somebody has moved it since it was seen with this status */
  assertStill(status: ParcelStatus): void {
    if (status !== this.own.status) throw new ParcelHasChanged(this.own.status);
  }

  /** Counts the pieces of a variant that it holds. */
  quantityOf(variantId: string): number {
    const pieces = this.own.pieces.filter((one) => this.holdsItsPieces && one.variantId === variantId);
    return pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** Its recipient is told the number when it comes after the e-mail that says that it was sent. @throws TrackingAddressRefused */
  track({ carrier, trackingNumber, trackingAddress }: Tracking): void {
    if (trackingAddress !== null && !isTrackingAddress(trackingAddress)) throw new TrackingAddressRefused();
    const { id, orderId, status, trackingNumber: before } = this.own;
    Object.assign(this.own, { carrier, trackingNumber, trackingAddress });
    const isLate = status === 'sent' && !this.own.isUntold && before === null && trackingNumber !== null;
    if (isLate) this.announce(new ParcelTracked(id, orderId));
  }

  /** Its recipient is not told: nobody knows. */
  assumeDelivered(now: Date): void {
    if (this.own.status !== 'sent') return;
    Object.assign(this.own, { status: 'delivered', deliveredAt: now, deliveryAssumed: true });
    this.recordStatus(now);
  }

  /**
   * Repeating a status has no effect, but for one that was assumed.
   * @param told when its recipient is told that it was sent
   * @throws ParcelNotMovable
   */
  moveTo(status: ParcelStatus, now: Date, told: 'now' | 'later' = 'now'): void {
    if (status === 'delivered' && this.own.deliveryAssumed) return this.confirmDelivery(now);
    if (status === this.own.status) return;
    if (!leadsTo[status].includes(this.own.status)) throw new ParcelNotMovable(this.own.status, status);
    this.own.status = status;
    if (status === 'packed') this.own.sentAt = null;
    else if (status !== 'unpacked') this.own[`${status}At`] = now;
    this.own.isUntold = status === 'sent' && told === 'later';
    this.recordStatus(now);
    if (told === 'now') this.tellRecipient(status, now);
  }

  /** The recipient was to be told later that it was sent. One who has it needs no word of it. */
  tellOfSending(): void {
    const { status, sentAt } = this.own;
    this.own.isUntold = false;
    if (status === 'sent' && sentAt) this.tellRecipient(status, sentAt);
  }

  private tellRecipient(status: ParcelStatus, now: Date): void {
    const { id, orderId } = this.own;
    if (status === 'sent') this.announce(new ParcelSent(id, orderId, now.toISOString()));
    if (status === 'delivered') this.announce(new ParcelDelivered(id, orderId, now.toISOString()));
    if (status === 'lost') this.announce(new ParcelLost(id, orderId, now.toISOString()));
  }

  private confirmDelivery(now: Date): void {
    Object.assign(this.own, { deliveredAt: now, deliveryAssumed: false });
    this.recordStatus(now);
    this.announce(new ParcelDelivered(this.own.id, this.own.orderId, now.toISOString()));
  }

  private recordStatus(at: Date): void {
    this.recordChange({ id: newId(), status: this.own.status, at });
  }
}

/** User info before the host would pass another host off as the carrier's. */
const isTrackingAddress = (address: string): boolean =>
  /^https:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?$/.test(address) && address.includes('{number}');

/** Where a parcel is followed; null when its carrier has no such page, or it has no number. */
export function trackingLinkOf({
  trackingNumber,
  trackingAddress,
}: Pick<Tracking, 'trackingNumber' | 'trackingAddress'>): string | null {
  if (trackingNumber === null || trackingAddress === null) return null;
  return trackingAddress.replaceAll('{number}', trackingNumber);
}
