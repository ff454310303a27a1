import type { AuditedFields, AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Order } from '../../orders/domain/order';
import { NoSuchOrder } from '../../orders/domain/order.errors';
import { OrderParcels } from '../domain/order-parcels';
import type { Parcel } from '../domain/parcel';
import { NoSuchParcel } from '../domain/parcel.errors';
import type { CancellationRepository, ParcelRepository } from './ports';
import type { OrderRepository } from '../../orders/application/ports';

/** Changes an order with its parcels in one transaction, with an audit entry where an admin does. */
export class ChangeParcels {
  constructor(
    private readonly orders: OrderRepository,
    private readonly parcels: ParcelRepository,
    private readonly cancellations: CancellationRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param action for the audit entry; undefined for a shopper's. @throws NoSuchOrder */
  ofOrder<T>(
    orderId: string,
    action: string | undefined,
    change: (parcels: OrderParcels, now: Date) => T | Promise<T>,
  ): Promise<T> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order) throw new NoSuchOrder();
      const parcels = await this.load(order);
      const before = auditedFields(parcels);
      const result = await change(parcels, this.clock.now());
      await this.orders.save(order);
      await this.parcels.save(parcels.all);
      if (action !== undefined) await this.record(action, before, parcels);
      return result;
    });
  }

  private async record(action: string, before: AuditedFields, parcels: OrderParcels): Promise<void> {
    const { id, number } = parcels.order;
    await this.audit.record({
      subject: 'order',
      subjectId: id,
      label: number,
      action,
      before,
      after: auditedFields(parcels),
    });
  }

  async load(order: Order): Promise<OrderParcels> {
    const parcels = await this.parcels.ofOrder(order.id);
    return new OrderParcels(order, parcels, await this.cancellations.ofOrder(order.id));
  }

  /** @throws NoSuchParcel */
  async ofParcel<T>(
    parcelId: string,
    action: string,
    change: (parcels: OrderParcels, now: Date) => T | Promise<T>,
  ): Promise<T> {
    const orderId = await this.parcels.orderOf(parcelId);
    if (orderId === undefined) throw new NoSuchParcel();
    return this.ofOrder(orderId, action, change);
  }
}

function auditedFields({ order: { state }, all, cancellations }: OrderParcels): AuditedFields {
  const { status, stage, address, hold } = state;
  const { addressId: _, phoneE164: __, ...written } = address ?? {};
  const fields: Record<string, unknown> = { orderStatus: status, stage, ...written };
  if (hold) fields['on hold'] = hold.reason;
  for (const parcel of all) fields[`parcel ${parcel.state.number}`] = summaryOf(parcel);
  const cancelled = cancellations.flatMap((one) => one.state.pieces);
  if (cancelled.length > 0)
    fields['cancelled pieces'] = cancelled.reduce((sum, { quantity }) => sum + quantity, 0);
  return fields;
}

/** `sent, 3 pieces, UPS 1Z999` */
function summaryOf({ state: { status, pieces, carrier, trackingNumber } }: Parcel): string {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const tracking = [carrier, trackingNumber].filter(Boolean).join(' ');
  return [status, count === 1 ? '1 piece' : `${count} pieces`, tracking].filter(Boolean).join(', ');
}
