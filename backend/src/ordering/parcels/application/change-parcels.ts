import type { AuditedFields, AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Order } from '../../orders/domain/order';
import { NoSuchOrder } from '../../orders/domain/order.errors';
import type { Pieces } from '../../orders/domain/order-line';
import { OrderParcels } from '../domain/order-parcels';
import type { Parcel } from '../domain/parcel';
import { NoSuchParcel } from '../domain/parcel.errors';
import type { CancellationRepository, ParcelRepository } from './ports';
import type { OrderRepository } from '../../orders/application/ports';
import type { RefundRepository } from '../../refunds/application/ports';
import type { ReturnRepository } from '../../returns/application/ports';
import type { Refund } from '../../refunds/domain/refund';

/** Changes an order with its parcels in one transaction, with an audit entry where an admin does. */
export class ChangeParcels {
  constructor(
    private readonly orders: OrderRepository,
    private readonly parcels: ParcelRepository,
    private readonly cancellations: CancellationRepository,
    private readonly refunds: RefundRepository,
    private readonly returns: ReturnRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param action for the audit entry; undefined where no admin acts. @throws NoSuchOrder */
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
    const cancellations = await this.cancellations.ofOrder(order.id);
    const [refunds, returns] = [await this.refunds.ofOrder(order.id), await this.returns.ofOrder(order.id)];
    return new OrderParcels(order, parcels, cancellations, refunds, returns);
  }

  /** @throws NoSuchParcel */
  async ofParcel<T>(
    parcelId: string,
    action: string | undefined,
    change: (parcels: OrderParcels, now: Date) => T | Promise<T>,
  ): Promise<T> {
    const orderId = await this.parcels.orderOf(parcelId);
    if (orderId === undefined) throw new NoSuchParcel();
    return this.ofOrder(orderId, action, change);
  }
}

function auditedFields({ order: { state }, all, cancellations, refunds }: OrderParcels): AuditedFields {
  const { status, stage, address, hold } = state;
  const { addressId: _, phoneE164: __, ...written } = address ?? {};
  const fields: Record<string, unknown> = { orderStatus: status, stage, ...written };
  if (hold) fields['on hold'] = hold.reason;
  for (const parcel of all) fields[`parcel ${parcel.state.number}`] = summaryOf(parcel);
  const cancelled = cancellations.flatMap((one) => one.state.pieces);
  if (cancelled.length > 0) fields['cancelled pieces'] = countOf(cancelled);
  for (const [place, refund] of refunds.all.entries()) fields[`refund ${place + 1}`] = refundSummary(refund);
  return fields;
}

const countOf = (pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** `15.89: 1 piece, delivery, 1 restocked: damaged` */
function refundSummary({ amount, counts, state: { pieces, parts, restocked, reason } }: Refund): string {
  const content = [
    pieces.length > 0 && piecesText(countOf(pieces)),
    !parts.delivery.isZero && 'delivery',
    !parts.other.isZero && `other amount ${parts.other.toString()}`,
    restocked.length > 0 && `${countOf(restocked)} restocked`,
  ];
  const isRefused = counts ? '' : 'refused';
  return [amount.toString(), content.filter(Boolean).join(', '), reason, isRefused]
    .filter(Boolean)
    .join(': ');
}

const piecesText = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** `sent, 3 pieces, UPS 1Z999` */
function summaryOf({ state: { status, pieces, carrier, trackingNumber } }: Parcel): string {
  const tracking = [carrier, trackingNumber].filter(Boolean).join(' ');
  return [status, piecesText(countOf(pieces)), tracking].filter(Boolean).join(', ');
}
