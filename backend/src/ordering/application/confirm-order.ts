import type { CartFacade } from '../../cart/cart.facade';
import type { CatalogueFacade } from '../../catalogue/catalogue.facade';
import type { PaymentsFacade } from '../../payments/payments.facade';
import type { Clock } from '../../shared/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Order, Receipt } from '../domain/order';
import { NoSuchOrder } from '../domain/order.errors';
import type { OrderRepository } from './ports';

interface ConfirmOrderInput {
  orderId: string;
  receipt: Receipt;
}

/** The money is here: the held stock is sold and the cart lets go of what was bought. Once, however often it is told. */
export class ConfirmOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly carts: CartFacade,
    private readonly catalogue: CatalogueFacade,
    private readonly payments: PaymentsFacade,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ orderId, receipt }: ConfirmOrderInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const confirm = await this.prepare(orderId);
      await confirm(receipt);
    });
  }

  /**
   * Takes the locks, inside the caller's transaction. Cart before order before payment, as everywhere.
   * @returns confirms the order, unless it was rejected: then its money goes back
   */
  async prepare(orderId: string): Promise<(receipt: Receipt) => Promise<Order>> {
    const unlocked = await this.orders.find(orderId);
    if (!unlocked) throw new NoSuchOrder();
    await this.carts.linesForOrder(unlocked.snapshot.shopperId);
    const order = await this.orders.findForChange(orderId);
    if (!order) throw new NoSuchOrder();
    return (receipt) => this.confirm(order, receipt);
  }

  private async confirm(order: Order, receipt: Receipt): Promise<Order> {
    const now = this.clock.now();
    if (order.hasExpired && !(await this.holdAgain(order))) order.changeStatus('rejected', now);
    if (order.confirm(receipt, now)) await this.settle(order);
    return order;
  }

  private async settle(order: Order): Promise<void> {
    await this.orders.save(order);
    const { id, shopperId, paymentId, lines } = order.snapshot;
    if (order.isRejected) return this.payments.refund(paymentId);
    await this.catalogue.commitStock(id);
    await this.carts.takeOut(shopperId, lines);
  }

  /** An admin may have rejected and reopened the order while its money was on the way. */
  private async holdAgain(order: Order): Promise<boolean> {
    const { id, lines } = order.snapshot;
    const { reserved } = await this.catalogue.reserveStock(id, lines);
    if (!reserved) await this.catalogue.releaseStock(id);
    return reserved;
  }
}
