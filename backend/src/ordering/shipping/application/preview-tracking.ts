import { type DomainError, refusalOrThrow } from '../../../shared/domain-error';
import type { Clock } from '../../../shared/time/clock';
import type { NumberedOrders, OrderRepository } from '../../orders/application/ports';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import { NoSuchParcel } from '../../parcels/domain/parcel.errors';
import { type NumberedTracking, orderNumberOf, trackNumbered } from '../domain/numbered-tracking';

/** It says what would happen to a row if it were saved now. */
export interface PreviewedTracking {
  number: string;
  /** Its refusal; undefined where it would be saved. */
  refusal: DomainError | undefined;
  change: PreviewedChange | undefined;
}

export interface PreviewedChange {
  orderNumber: string;
  shopperName: string;
  /** The parcel's number within its order. */
  parcel: number;
  /** The tracking number that is replaced; null for none. */
  former: string | null;
  isPacked: boolean;
  isSent: boolean;
  /** Whether the customer gets an e-mail. */
  isTold: boolean;
}

/** Does in memory what saving the rows would do, and keeps nothing of it. */
export class PreviewTracking {
  constructor(
    private readonly numbers: NumberedOrders,
    private readonly orders: OrderRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly clock: Clock,
  ) {}

  async execute(rows: readonly NumberedTracking[]): Promise<PreviewedTracking[]> {
    const orders = new Map<number, OrderParcels>();
    const previewed: PreviewedTracking[] = [];
    for (const row of rows) previewed.push(await this.preview(row, orders));
    return previewed;
  }

  private async preview(
    row: NumberedTracking,
    orders: Map<number, OrderParcels>,
  ): Promise<PreviewedTracking> {
    try {
      const parcels = await this.parcelsOf(row.number, orders);
      const change = changeOf(parcels, row, this.clock.now());
      return { number: row.number, refusal: undefined, change };
    } catch (error) {
      return { number: row.number, refusal: refusalOrThrow(error), change: undefined };
    }
  }

  /** Rows of the same order come one after the other. @throws NoSuchParcel */
  private async parcelsOf(number: string, orders: Map<number, OrderParcels>): Promise<OrderParcels> {
    const orderNumber = orderNumberOf(number);
    const known = orderNumber === undefined ? undefined : orders.get(orderNumber);
    if (known) return known;
    const [orderId] = orderNumber === undefined ? [] : await this.numbers.idsOf([orderNumber]);
    const order = orderId === undefined ? undefined : await this.orders.find(orderId);
    if (!order || orderNumber === undefined) throw new NoSuchParcel();
    const parcels = await this.changeParcels.load(order);
    orders.set(orderNumber, parcels);
    return parcels;
  }
}

function changeOf(parcels: OrderParcels, row: NumberedTracking, now: Date): PreviewedChange {
  const before = new Map(parcels.all.map(({ id, state }) => [id, { ...state }]));
  const { parcel, sends } = trackNumbered(parcels, row, now);
  const was = before.get(parcel.id);
  return {
    orderNumber: parcels.order.number,
    shopperName: parcels.order.state.shopperName,
    parcel: parcel.state.number,
    former: was?.trackingNumber === row.trackingNumber ? null : (was?.trackingNumber ?? null),
    isPacked: !was,
    isSent: sends,
    isTold: sends || (was?.status === 'sent' && was.trackingNumber === null),
  };
}
