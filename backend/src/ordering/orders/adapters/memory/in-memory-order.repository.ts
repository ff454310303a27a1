import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import type { Clock } from '../../../../shared/time/clock';
import type { Outbox } from '../../../../shared/events/outbox';
import { OrderRepository } from '../../application/ports';
import { Order } from '../../domain/order';
import type { OrderChange, OrderState } from '../../domain/order-state';

export class InMemoryOrderRepository extends OrderRepository {
  readonly history: (OrderChange & { orderId: string; by: string })[] = [];
  private readonly orders = new Map<string, OrderState>();

  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async find(id: string): Promise<Order | undefined> {
    const state = this.orders.get(id);
    return state && Order.restore(state);
  }

  findForChange(id: string): Promise<Order | undefined> {
    return this.find(id);
  }

  async isOverdue(id: string): Promise<boolean> {
    const until = this.orders.get(id)?.reservedUntil ?? null;
    return until !== null && until <= this.clock.now();
  }

  async wasPaidWithin(id: string, hours: number): Promise<boolean> {
    const { paidAt = null } = this.orders.get(id) ?? {};
    return paidAt !== null && this.clock.now().getTime() - paidAt.getTime() < hours * 3_600_000;
  }

  async findEarlierForChange(
    shopperId: string,
    idempotencyKey: string | undefined,
    guestIds: string[] = [],
  ): Promise<Order[]> {
    return this.all().filter((order) =>
      order.shopperId === shopperId
        ? order.isAwaitingPayment || order.wasPlacedUnder(idempotencyKey)
        : guestIds.includes(order.shopperId) && order.isAwaitingPayment,
    );
  }

  async countUnpaidOfGuests(email: string, since: Date): Promise<number> {
    return this.all().filter(
      ({ state }) =>
        state.isGuest && state.shopperEmail === email && state.placedAt > since && state.paidAt === null,
    ).length;
  }

  async nextNumber(): Promise<number> {
    return 10_001 + this.orders.size;
  }

  add(order: Order): Promise<void> {
    return this.save(order);
  }

  async save(order: Order): Promise<void> {
    const orderId = order.id;
    this.orders.set(orderId, { ...order.state });
    const by = nameOfActor(this.actor.get());
    this.history.push(...order.pullChanges().map((change) => ({ ...change, orderId, by })));
    await this.outbox.add(order.pullEvents());
  }

  private all(): Order[] {
    return [...this.orders.values()].map((state) => Order.restore(state));
  }
}
