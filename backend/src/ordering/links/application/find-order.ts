import type { Outbox } from '../../../shared/events/outbox';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { OrderLinkRequested } from '../../ordering.events';
import type { NumberedOrders, OrderRepository } from '../../orders/application/ports';

interface FindOrderInput {
  requestId: string;
  number: string;
  email: string;
}

/** Has an e-mail with a new link sent if both are those of an order. It goes to the order's own address. */
export class FindOrder {
  constructor(
    private readonly numbers: NumberedOrders,
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ requestId, number, email }: FindOrderInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const [orderId] = await this.numbers.idsOf([Number(number)]);
      const order = orderId === undefined ? undefined : await this.orders.find(orderId);
      if (order?.state.shopperEmail.toLowerCase() !== email.toLowerCase()) return;
      await this.outbox.add([new OrderLinkRequested(requestId, order.id)]);
    });
  }
}
