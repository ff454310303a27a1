import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchOrder, PaymentInReview, PaymentUnderway } from '../../orders/domain/order.errors';
import type { CloseUnpaidOrder } from './close-unpaid-order';
import type { OrderRepository } from '../../orders/application/ports';

/** A shopper does not want to pay for an order any more. Nothing comes of it once it is paid or closed. */
export class CloseOwnOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly closeUnpaidOrder: CloseUnpaidOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchOrder, PaymentInReview, PaymentUnderway */
  execute({ orderId, shopperId }: { orderId: string; shopperId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (order?.shopperId !== shopperId) throw new NoSuchOrder();
      if (order.isInReview) throw new PaymentInReview();
      const isLeftAlone = !(await this.closeUnpaidOrder.execute({ orderId, end: 'unwanted' }));
      if (isLeftAlone) throw new PaymentUnderway();
    });
  }
}
