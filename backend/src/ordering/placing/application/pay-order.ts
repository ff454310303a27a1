import type { IdentityFacade } from '../../../identity/identity.facade';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchOrder, OrderIsClosed, PaymentInReview } from '../../orders/domain/order.errors';
import type { OpenAgain } from './open-again';
import type { OpenedOrder, OpenOrder, WaysBackOf } from './open-order';
import type { OrderRepository } from '../../orders/application/ports';

interface PayOrderInput {
  orderId: string;
  shopperId: string;
  waysBack: WaysBackOf;
}

/** Leads a shopper who left the provider back to where an order of theirs can be paid. */
export class PayOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly identity: IdentityFacade,
    private readonly openAgain: OpenAgain,
    private readonly openOrder: OpenOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws UserIsBlocked, NoSuchOrder, OrderIsClosed, PaymentInReview, GatewayFailed, GatewayTimedOut */
  async execute({ orderId, shopperId, waysBack }: PayOrderInput): Promise<OpenedOrder> {
    const { order, payment } = await this.unitOfWork.run(async () => {
      await this.identity.assertNotBlocked(shopperId);
      const found = await this.orders.findForChange(orderId);
      if (found?.shopperId !== shopperId) throw new NoSuchOrder();
      if (found.isInReview) throw new PaymentInReview();
      if (!found.isAwaitingPayment) throw new OrderIsClosed();
      return this.openAgain.execute(found);
    });
    return this.openOrder.execute(order, payment, waysBack);
  }
}
