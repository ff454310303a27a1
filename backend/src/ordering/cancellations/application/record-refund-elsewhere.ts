import type { Clock } from '../../../shared/time/clock';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { Cancellation } from '../../parcels/domain/cancellation';
import type { CancellationRepository } from '../../parcels/application/ports';
import type { OrderRepository } from '../../orders/application/ports';
import type { RecordRefundOfPieces } from './record-refund-of-pieces';

interface RefundElsewhere {
  orderId: string;
  refundId: string;
  cents: number;
}

/** The provider has given a part of the money back without the shop: a cancellation without pieces. What it was for, an admin decides. */
export class RecordRefundElsewhere {
  constructor(
    private readonly orders: OrderRepository,
    private readonly cancellations: CancellationRepository,
    private readonly recordRefundOfPieces: RecordRefundOfPieces,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ orderId, refundId: id, cents }: RefundElsewhere): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order || (await this.cancellations.find(id))) return;
      const cancelledAt = this.clock.now();
      order.hold('refunded-elsewhere', cancelledAt);
      await this.orders.save(order);
      await this.cancellations.add(
        Cancellation.of({
          ...{ id, orderId, pieces: [], by: 'shop', cancelledAt },
          ...{ refund: Money.ofCents(cents), delivery: Money.zero },
        }),
      );
      await this.recordRefundOfPieces.execute({ orderId, cancellationId: id });
    });
  }
}
