import type { CartFacade, LockedCart } from '../../../cart/cart.facade';
import type { Stock } from '../../../inventory/stock';
import type { IdentityFacade } from '../../../identity/identity.facade';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Order, Receipt } from '../../orders/domain/order';
import { NoSuchOrder } from '../../orders/domain/order.errors';
import type { PaymentDeadline } from '../../unpaid-orders/application/payment-deadline';
import type { OrderRepository } from '../../orders/application/ports';
import { OrderParcels } from '../../parcels/domain/order-parcels';
import type { GiveBack } from '../../refunds/application/give-back';

interface ConfirmOrderInput {
  orderId: string;
  receipt: Receipt;
}

/** Sells the reserved stock and removes the bought lines from the cart, of a guest who has signed in since from the account's. Idempotent. */
export class ConfirmOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly carts: CartFacade,
    private readonly identity: IdentityFacade,
    private readonly stock: Stock,
    private readonly giveBack: GiveBack,
    private readonly deadline: PaymentDeadline,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Looks before it locks: most often CompleteCheckout has confirmed already. */
  execute({ orderId, receipt }: ConfirmOrderInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const found = await this.orders.find(orderId);
      if (!found) throw new NoSuchOrder();
      if (found.wasPaid) return;
      const { cart, order } = await this.lock(found);
      await this.confirm(order, cart, receipt);
    });
  }

  /** Inside the caller's transaction: cart before order before payment, as everywhere. @throws NoSuchOrder */
  async lock(found: Order): Promise<{ cart: LockedCart; order: Order }> {
    const cart = await this.carts.lock(await this.cartOwnerOf(found));
    const order = await this.orders.findForChange(found.id);
    if (!order) throw new NoSuchOrder();
    return { cart, order };
  }

  /** Inside the caller's transaction and before it locks the order: a guest's cart stays whose it is until the end. */
  async cartOwnerOf({ state: { shopperId, isGuest } }: Order): Promise<string> {
    return isGuest ? this.identity.cartOwner(shopperId) : shopperId;
  }

  /**
   * Inside the transaction of `lock`. The money of an order that was rejected, or finds no stock, goes back. That of a blocked customer waits
   * for an admin.
   */
  async confirm(order: Order, cart: LockedCart, receipt: Receipt): Promise<void> {
    const now = this.clock.now();
    const isSoldOut = order.hasExpired && !(await this.reserveAgain(order));
    if (isSoldOut) order.end('sold-out-after-payment', now);
    if (!order.confirm(receipt, now)) return;
    const { isGuest, shopperId, shopperEmail } = order.state;
    const isBlocked = await this.identity.isBlocked(shopperId, isGuest ? shopperEmail : undefined);
    if (isBlocked) order.hold('customer-blocked', now);
    await this.orders.save(order);
    await this.deadline.drop(order.id);
    if (order.isRejected)
      return this.giveBack.giveRest(new OrderParcels(order, [], []), isSoldOut ? 'sold-out' : 'rejected');
    await this.stock.sell(order.id);
    await cart.takeOut([...order.lines]);
  }

  /** An admin may have rejected and reopened the order while its money was on the way. */
  private async reserveAgain(order: Order): Promise<boolean> {
    const { reserved } = await this.stock.reserve(order.id, [...order.lines], await this.cartOwnerOf(order));
    if (!reserved) await this.stock.release(order.id);
    return reserved;
  }
}
