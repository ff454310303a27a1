import { type DomainError, refusalOrThrow } from '../../shared/domain-error';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { FulfilmentStatus } from '../domain/order-stage';
import { NoSuchOrder } from '../domain/order.errors';
import { orderNumberOf } from '../domain/order-number';
import type { ChangeOrderStatus } from './change-order-status';
import type { OrderRepository } from './ports';

interface MoveOrdersOnInput {
  orderIds: string[];
  status: FulfilmentStatus;
}

export interface MovedOrder {
  orderId: string;
  /** Null for an order that does not exist. */
  orderNumber: string | null;
  /** Undefined when it was moved. */
  refusal: DomainError | undefined;
}

/** Changes the status of many orders. Each order has its own transaction; a refusal does not affect the others. */
export class MoveOrdersOn {
  constructor(
    private readonly orders: OrderRepository,
    private readonly changeOrderStatus: ChangeOrderStatus,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ orderIds, status }: MoveOrdersOnInput): Promise<MovedOrder[]> {
    const moved: MovedOrder[] = [];
    for (const orderId of new Set(orderIds)) moved.push(await this.move(orderId, status));
    return moved;
  }

  private async move(orderId: string, status: FulfilmentStatus): Promise<MovedOrder> {
    const refusal = await this.unitOfWork.run(() => this.changePaid(orderId, status)).catch(refusalOrThrow);
    const isThere = !(refusal instanceof NoSuchOrder);
    const orderNumber = isThere ? orderNumberOf(await this.orders.numberOf(orderId)) : null;
    return { orderId, orderNumber, refusal };
  }

  private async changePaid(orderId: string, status: FulfilmentStatus): Promise<undefined> {
    const order = await this.orders.findForChange(orderId);
    if (!order) throw new NoSuchOrder();
    order.assertPaid();
    await this.changeOrderStatus.execute({ orderId, status });
  }
}
