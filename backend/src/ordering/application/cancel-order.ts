import type { UnitOfWork } from '../../shared/unit-of-work';
import type { GiveUpOrder } from './give-up-order';
import type { OrderRepository } from './ports';

/** Closes an unpaid order and gives its stock back. One whose money may be moving is left alone. */
export class CancelOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly giveUpOrder: GiveUpOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns false when it was left alone because its money may be moving */
  execute({ orderId }: { orderId: string }): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      return !order?.isAwaitingPayment || this.giveUpOrder.execute(order, 'close');
    });
  }
}
