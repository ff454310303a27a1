import { TooLateToCancel } from '../../orders/domain/order.errors';
import type { CancellationTerms } from '../../refunds/domain/refund-of-cancelled';
import type { OrderRepository } from '../../orders/application/ports';

/** How long after the payment a shopper may cancel pieces that are not sent, and on what terms. */
export class CancelWindow {
  constructor(
    private readonly hours: number,
    readonly terms: CancellationTerms,
    private readonly orders: OrderRepository,
  ) {}

  /** @throws TooLateToCancel */
  async assertOpen(orderId: string): Promise<void> {
    if (!(await this.orders.wasPaidWithin(orderId, this.hours))) throw new TooLateToCancel();
  }
}
