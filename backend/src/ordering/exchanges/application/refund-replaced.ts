import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { RefundRepository } from '../../refunds/application/ports';
import type { RefundOrder } from '../../refunds/application/refund-order';
import { planRefund } from '../../refunds/domain/refund-plan';
import { counted } from '../../returns/domain/return';
import { wantedFor } from '../../returns/domain/return-plan';
import { creditsDroppedBy } from '../domain/dropped-credits';
import type { Credits, PaidPiece } from './ports';

interface RefundReplacedInput {
  orderId: string;
  refundId: string;
  paidRefundId: string;
}

/** Pieces of an exchange were cancelled or got lost: what was paid for those that they replaced goes back, on the order that was paid. */
export class RefundReplaced {
  constructor(
    private readonly credits: Credits,
    private readonly orders: OrderRepository,
    private readonly refunds: RefundRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly refundOrder: RefundOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Repeating it changes nothing. */
  execute({ orderId, refundId, paidRefundId }: RefundReplacedInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const paid = await this.paidPieces(orderId, refundId);
      const order = paid[0] && (await this.orders.findForChange(paid[0].orderId));
      if (!order || (await this.refunds.find(paidRefundId))) return;
      const parcels = await this.changeParcels.load(order);
      const gaveBack = paid.reduce((sum, piece) => sum.plus(piece.gaveBack), Money.zero);
      const terms = { fee: Money.zero, cheapestDelivery: null, gaveBack };
      const wanted = wantedFor(parcels, counted(paid), terms);
      if (!wanted) return;
      const { amount } = planRefund(parcels, wanted);
      if (amount.isZero) return;
      await this.refundOrder.execute({
        ...{ ...wanted, refundId: paidRefundId, orderId: order.id },
        ...{ reason: 'other', isRestocked: false, seen: { amount, left: parcels.refunds.left } },
      });
    });
  }

  private async paidPieces(orderId: string, refundId: string): Promise<PaidPiece[]> {
    const order = await this.orders.find(orderId);
    const refunds = await this.refunds.ofOrder(orderId);
    if (!order || !refunds.some(({ id }) => id === refundId)) return [];
    const dropped = creditsDroppedBy(refundId, {
      ordered: order.lines,
      credits: await this.credits.ofOrder(orderId),
      refunds: refunds.map(({ id, state: { pieces } }) => ({ id, pieces })),
    });
    return this.credits.paidPieces(dropped);
  }
}
