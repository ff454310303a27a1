import { type OpenedOrder, OrderLinkRepository } from '../../application/ports';

/** Knows the orders that were added to it. */
export class InMemoryOrderLinkRepository extends OrderLinkRepository {
  readonly orders = new Map<string, OpenedOrder>();
  private readonly links = new Map<string, string>();

  async add({ orderId, tokenHash }: { orderId: string; tokenHash: string }): Promise<void> {
    this.links.set(tokenHash, orderId);
  }

  async orderOf(tokenHash: string): Promise<OpenedOrder | undefined> {
    return this.orders.get(this.links.get(tokenHash) ?? '');
  }

  async revokeAll(orderId: string): Promise<number> {
    const hashes = [...this.links].filter(([, id]) => id === orderId).map(([hash]) => hash);
    for (const hash of hashes) this.links.delete(hash);
    return hashes.length;
  }
}
