import type { CartFacade } from '../../cart/cart.facade';
import type { Stock } from '../../catalogue/stock';
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
    private readonly stock: Stock,
    private readonly payments: PaymentsFacade,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ orderId, receipt }: ConfirmOrderInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const shopperId = await this.orders.shopperOf(orderId);
      if (shopperId === undefined) throw new NoSuchOrder();
      await this.confirm(await this.lock(orderId, shopperId), receipt);
    });
  }

  /** Inside the caller's transaction: cart before order before payment, as everywhere. @throws NoSuchOrder */
  async lock(orderId: string, shopperId: string): Promise<Order> {
    await this.carts.lock(shopperId);
    const order = await this.orders.findForChange(orderId);
    if (!order) throw new NoSuchOrder();
    return order;
  }

  /** Inside the transaction of `lock`. The money of an order that was rejected, or finds no stock, goes back. */
  async confirm(order: Order, receipt: Receipt): Promise<void> {
    const now = this.clock.now();
    if (order.hasExpired && !(await this.reserveAgain(order))) order.changeStatus('rejected', now);
    if (!order.confirm(receipt, now)) return;
    await this.orders.save(order);
    if (order.isRejected) return this.payments.refund(order.paymentId);
    await this.sell(order);
  }

  private async sell({ id, shopperId, lines }: Order): Promise<void> {
    await this.stock.sell(id);
    await this.carts.takeOut(shopperId, [...lines]);
  }

  /** An admin may have rejected and reopened the order while its money was on the way. */
  private async reserveAgain({ id, lines, shopperId }: Order): Promise<boolean> {
    const { reserved } = await this.stock.reserve(id, [...lines], shopperId);
    if (!reserved) await this.stock.release(id);
    return reserved;
  }
}
