import type { Buyer } from '../buyers';

/** The readings of a shopper's own data. */
export class OwnReadings {
  readonly foreign: string[] = [];
  taken = 0;
  private readonly buyerOfOrder = new Map<string, Buyer>();

  orderIs(buyer: Buyer, orderId: string): void {
    this.buyerOfOrder.set(orderId, buyer);
  }

  async take(buyer: Buyer): Promise<void> {
    const [cart, orders, me] = await Promise.all([buyer.cart(), buyer.orders(), buyer.whoAmI()]);
    for (const { status, headers } of [cart, orders, me]) {
      if (status !== 200) throw new Error(`${status} instead of what is one's own`);
      if (!headers.get('cache-control')?.includes('no-store')) this.foreign.push('may be kept by others');
    }
    this.taken += 3;
    this.compare('cart', buyer, (cart.body as { data: { userId: string } }).data.userId);
    this.compare('session', buyer, (me.body as { user: { id: string } }).user.id);
    const { data } = orders.body as { data: { _id: string }[] };
    for (const { _id } of data) this.compare('order', buyer, this.buyerOfOrder.get(_id)?.id);
  }

  /** @param owner undefined for an order that its buyer does not know of yet */
  private compare(what: string, buyer: Buyer, owner: string | undefined): void {
    if (owner !== undefined && owner !== buyer.id) this.foreign.push(`${what} of ${owner} for ${buyer.id}`);
  }
}
