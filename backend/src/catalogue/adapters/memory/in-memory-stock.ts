import { type Demand, type ReservationOutcome, Stock } from '../../stock';
import type { InMemoryProducts } from './in-memory-products';

interface Reservation extends Demand {
  state: 'held' | 'sold' | 'returned';
}

export class InMemoryStock extends Stock {
  private readonly reservations = new Map<string, Reservation[]>();

  constructor(private readonly shelves: InMemoryProducts) {
    super();
  }

  /** Here everything happens one after the other anyway. */
  async lock(): Promise<void> {}

  async reserve(orderId: string, demands: Demand[]): Promise<ReservationOutcome> {
    const short = demands.filter((demand) => this.stockOf(demand.variantId) < demand.quantity);
    if (short.length > 0)
      return { reserved: false, shortVariantIds: short.map(({ variantId }) => variantId) };
    for (const { variantId, quantity } of demands) this.shelves.moveStock(variantId, -quantity);
    this.reservations.set(
      orderId,
      demands.map(({ variantId, quantity }) => ({ variantId, quantity, state: 'held' })),
    );
    return { reserved: true };
  }

  async sell(orderId: string): Promise<void> {
    for (const reservation of this.of(orderId, 'held')) reservation.state = 'sold';
  }

  async release(orderId: string): Promise<void> {
    for (const reservation of this.of(orderId, 'held', 'sold')) {
      reservation.state = 'returned';
      this.shelves.moveStock(reservation.variantId, reservation.quantity);
    }
  }

  private of(orderId: string, ...states: Reservation['state'][]): Reservation[] {
    return (this.reservations.get(orderId) ?? []).filter(({ state }) => states.includes(state));
  }

  private stockOf(variantId: string): number {
    const product = this.shelves.productOf(variantId);
    return product?.snapshot.variants.find(({ snapshot }) => snapshot.id === variantId)?.snapshot.stock ?? 0;
  }
}
