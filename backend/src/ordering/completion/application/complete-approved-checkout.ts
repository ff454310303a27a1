import type { Clock } from '../../../shared/time/clock';
import { job } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { OrderIsClosed, OutOfStock } from '../../orders/domain/order.errors';
import type { CompleteCheckout } from './complete-checkout';
import type { OrderRepository } from '../../orders/application/ports';

export const completeApprovedCheckout = job<{ orderId: string }>(
  'ordering:complete-approved-checkout',
  ({ orderId }) => orderId,
  { workers: 'provider' },
);

/** The buyer has agreed to pay and nobody came back to say so: the order is completed without them. */
export class CompleteApprovedCheckout {
  constructor(
    private readonly orders: OrderRepository,
    private readonly completeCheckout: CompleteCheckout,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut: it is to be repeated */
  async execute({ orderId }: { orderId: string }): Promise<void> {
    const order = await this.orders.find(orderId);
    // Most often the buyer came back after all.
    if (!order || order.wasPaid) return;
    const { shopperId, paymentId } = order;
    try {
      await this.completeCheckout.execute({ orderId, shopperId, paymentReference: paymentId });
    } catch (error) {
      if (error instanceof OutOfStock) await this.close(orderId);
      else if (!(error instanceof OrderIsClosed)) throw error;
    }
  }

  /** The approved goods are gone, and no money was taken. None may be taken later, when there are more of them. */
  private close(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order?.hasExpired) return;
      order.end('sold-out', this.clock.now());
      await this.orders.save(order);
    });
  }
}
