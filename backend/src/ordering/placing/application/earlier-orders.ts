import type { Demand, Stock } from '../../../inventory/stock';
import type { Holder, IdentityFacade } from '../../../identity/identity.facade';
import { isOfBuyer } from '../../orders/domain/order-state';
import type { Order } from '../../orders/domain/order';
import type { Purchase } from '../../orders/domain/purchase';
import type { OrderLine } from '../../orders/domain/order-line';
import { PaymentUnderway } from '../../orders/domain/order.errors';
import type { ReleaseUnpaidOrder } from '../../unpaid-orders/application/release-unpaid-order';
import type { OrderRepository } from '../../orders/application/ports';

/** Reuses or closes earlier unpaid orders of the shopper, also from before signing in, inside the transaction that places a new one. */
export class EarlierOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly identity: IdentityFacade,
    private readonly stock: Stock,
    private readonly releaseUnpaidOrder: ReleaseUnpaidOrder,
  ) {}

  /** Locks the orders it finds. @returns the order that was placed under this key, and all that can be paid */
  async find(
    shopperId: string,
    idempotencyKey: string | undefined,
  ): Promise<{ known: Order | undefined; open: Order[] }> {
    const guestIds = await this.identity.guestsOf(shopperId);
    const earlier = await this.orders.findEarlierForChange(shopperId, idempotencyKey, guestIds);
    const open = earlier.filter(({ isAwaitingPayment }) => isAwaitingPayment);
    return { known: earlier.find((order) => order.wasPlacedUnder(idempotencyKey)), open };
  }

  /** An order that came to nothing leaves its key to the next. */
  async freeKeyOf(order: Order): Promise<void> {
    order.freeKey();
    await this.orders.save(order);
  }

  /**
   * The order that this purchase would only repeat; without one, the shopper's open orders are closed.
   * @throws PaymentUnderway when the money of one that shares items with the new one may be moving
   */
  async reuseOrSupersede(
    open: Order[],
    purchase: Purchase,
    { shopperId, ...buyer }: Holder & { shopperId: string },
  ): Promise<Order | undefined> {
    const own = open.filter((order) => order.shopperId === shopperId);
    const same = own.find((order) => order.isSameAs(purchase) && isOfBuyer(order.state, buyer));
    if (!same && open.length > 0) await this.supersede(open, purchase.quote.lines);
    return same;
  }

  /** Their stock is returned and the new order's taken in one move, locked in one order. */
  private async supersede(open: Order[], lines: readonly OrderLine[]): Promise<void> {
    const moved = [...lines, ...open.flatMap((order) => order.lines)];
    await this.stock.lock(moved.map(({ variantId }) => variantId));
    let toTake: Demand[] = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
    for (const order of open) {
      const isReplaced = await this.releaseUnpaidOrder.execute(order, 'replaced', toTake);
      if (isReplaced) toTake = without(toTake, order.lines);
      else if (order.sharesVariantsWith(lines)) throw new PaymentUnderway();
    }
  }
}

/** The pieces that an order gave back are taken once: the next one has to give only the rest. */
function without(toTake: readonly Demand[], given: readonly OrderLine[]): Demand[] {
  return toTake.map(({ variantId, quantity }) => {
    const back = given.find((line) => line.variantId === variantId)?.quantity ?? 0;
    return { variantId, quantity: Math.max(0, quantity - back) };
  });
}
