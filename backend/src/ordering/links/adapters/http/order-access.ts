import { NotAllowed, NotSignedIn } from '../../../../platform/http/session';
import type { LinkTokens } from '../../../../shared/access/link-tokens';
import { numberIn } from '../../../orders/domain/order-number';
import { NoSuchOrder } from '../../../orders/domain/order.errors';
import type { GuestOrders, OpenedOrder, OrderLinkRepository } from '../../application/ports';
import { NoSuchLink } from '../../application/link.errors';
import type { Caller } from './order-caller';

/** Finds out as which shopper somebody may see and change an order. */
export class OrderAccess {
  constructor(
    private readonly links: OrderLinkRepository,
    private readonly guestOrders: GuestOrders,
    private readonly tokens: LinkTokens,
  ) {}

  /**
   * The shopper of the link's order, or of one that the account has claimed; otherwise the caller, who may or may not have such an order.
   * @param orderName its id, or its number as people write it
   * @throws NotSignedIn, NotAllowed for an admin, NoSuchLink, NoSuchOrder when the link opens another order
   */
  async ownerOf(caller: Caller, orderName: string): Promise<string> {
    const shopperId = await this.shopperOf(caller, orderName);
    if (caller.user?.id !== shopperId) return shopperId;
    return (await this.guestOrders.shopperOfClaimed(orderName, shopperId)) ?? shopperId;
  }

  /** The same without the orders of guests that the account has claimed: for one that is not paid, or to read it. */
  async shopperOf(caller: Caller, orderName: string): Promise<string> {
    const { user } = caller;
    if (caller.linkToken !== undefined) return this.shopperOfLinked(caller, orderName);
    if (!user) throw new NotSignedIn();
    if (user.role !== 'user') throw new NotAllowed();
    return user.id;
  }

  /** @throws NoSuchLink, also without one */
  async orderOf({ linkToken }: Pick<Caller, 'linkToken'>): Promise<OpenedOrder> {
    if (linkToken === undefined) throw new NoSuchLink();
    const opened = await this.links.orderOf(this.tokens.hash(linkToken));
    if (!opened) throw new NoSuchLink();
    return opened;
  }

  private async shopperOfLinked(caller: Caller, orderName: string): Promise<string> {
    if (caller.user?.role === 'admin') throw new NotAllowed();
    const { orderId, number, shopperId } = await this.orderOf(caller);
    if (orderName !== orderId && numberIn(orderName) !== number) throw new NoSuchOrder();
    caller.actAs(shopperId);
    return shopperId;
  }
}
