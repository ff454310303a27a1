import type { Demand, Stock } from '../../../inventory/stock';
import type { PaymentsFacade } from '../../../payments/payments.facade';
import type { Clock } from '../../../shared/time/clock';
import type { Order } from '../../orders/domain/order';
import type { OrderEnd } from '../../orders/domain/order-stage';
import type { PaymentDeadline } from './payment-deadline';
import type { OrderRepository } from '../../orders/application/ports';

/** Stops waiting for the money of an unpaid order and gives its stock back; inside the transaction that locked it. */
export class ReleaseUnpaidOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly payments: PaymentsFacade,
    private readonly deadline: PaymentDeadline,
    private readonly clock: Clock,
  ) {}

  /**
   * @param takenAgain pieces of it that another order takes in this transaction
   * @returns false when it was left alone, because its money has moved or may be moving
   */
  async execute(order: Order, end: OrderEnd, takenAgain: readonly Demand[] = []): Promise<boolean> {
    if (!(await this.payments.abandon(order.paymentId))) return false;
    order.end(end, this.clock.now());
    await this.orders.save(order);
    await this.deadline.drop(order.id);
    await this.stock.release(order.id, [], takenAgain);
    return true;
  }
}
