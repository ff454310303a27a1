import type { FulfilmentStatus } from '../../orders/domain/order-stage';
import { NoSuchOrder } from '../../orders/domain/order.errors';
import type { ChangeOrderStatus } from './change-order-status';
import type { ChangedOrder, ManyOrders } from './many-orders';
import type { OrderRepository } from '../../orders/application/ports';

interface MoveOrdersOnInput {
  orderIds: string[];
  status: FulfilmentStatus;
}

/** Changes the status of many paid orders. */
export class MoveOrdersOn {
  constructor(
    private readonly orders: OrderRepository,
    private readonly manyOrders: ManyOrders,
    private readonly changeOrderStatus: ChangeOrderStatus,
  ) {}

  execute({ orderIds, status }: MoveOrdersOnInput): Promise<ChangedOrder[]> {
    return this.manyOrders.changeEach(orderIds, (orderId) => this.changePaid(orderId, status));
  }

  private async changePaid(orderId: string, status: FulfilmentStatus): Promise<void> {
    const order = await this.orders.findForChange(orderId);
    if (!order) throw new NoSuchOrder();
    order.assertPaid();
    await this.changeOrderStatus.execute({ orderId, status });
  }
}
