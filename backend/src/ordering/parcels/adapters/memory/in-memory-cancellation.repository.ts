import type { Outbox } from '../../../../shared/events/outbox';
import { CancellationRepository } from '../../application/ports';
import { Cancellation, type CancellationState } from '../../domain/cancellation';

export class InMemoryCancellationRepository extends CancellationRepository {
  private readonly cancellations = new Map<string, CancellationState>();

  constructor(private readonly outbox: Outbox) {
    super();
  }

  async find(id: string): Promise<Cancellation | undefined> {
    const state = this.cancellations.get(id);
    return state && Cancellation.restore(state);
  }

  async ofOrder(orderId: string): Promise<Cancellation[]> {
    const states = [...this.cancellations.values()].filter((state) => state.orderId === orderId);
    return states.map((state) => Cancellation.restore(state));
  }

  add(cancellation: Cancellation): Promise<void> {
    return this.save(cancellation);
  }

  async save(cancellation: Cancellation): Promise<void> {
    this.cancellations.set(cancellation.id, { ...cancellation.state });
    await this.outbox.add(cancellation.pullEvents());
  }
}
