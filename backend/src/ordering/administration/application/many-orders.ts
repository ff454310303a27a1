import { type DomainError, refusalOrThrow } from '../../../shared/domain-error';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';

export interface ChangedOrder {
  orderId: string;
  /** Null for an order that does not exist. */
  orderNumber: string | null;
  /** Undefined when it was changed. */
  refusal: DomainError | undefined;
}

/** Changes many orders. Each order has its own transaction; a refusal does not affect the others. */
export class ManyOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async changeEach(
    orderIds: readonly string[],
    change: (orderId: string) => Promise<void>,
  ): Promise<ChangedOrder[]> {
    const changed: ChangedOrder[] = [];
    for (const orderId of new Set(orderIds)) changed.push(await this.change(orderId, change));
    return changed;
  }

  private async change(orderId: string, change: (orderId: string) => Promise<void>): Promise<ChangedOrder> {
    const refusal = await this.unitOfWork
      .run(() => change(orderId))
      .then(() => undefined)
      .catch(refusalOrThrow);
    const order = await this.orders.find(orderId);
    return { orderId, orderNumber: order?.number ?? null, refusal };
  }
}
