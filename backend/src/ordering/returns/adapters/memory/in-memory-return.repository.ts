import type { Outbox } from '../../../../shared/events/outbox';
import { ReturnRepository } from '../../application/ports';
import { Return } from '../../domain/return';
import type { ReturnRecord } from '../../domain/return-state';

export class InMemoryReturnRepository extends ReturnRepository {
  private readonly returns = new Map<string, ReturnRecord>();
  private lastNumber = 10_000;

  constructor(private readonly outbox: Outbox) {
    super();
  }

  async find(id: string): Promise<Return | undefined> {
    const state = this.returns.get(id);
    return state && Return.restore(state);
  }

  async ofOrder(orderId: string): Promise<Return[]> {
    const states = [...this.returns.values()].filter((state) => state.orderId === orderId);
    return states.map((state) => Return.restore(state));
  }

  async nextNumber(): Promise<number> {
    return (this.lastNumber += 1);
  }

  add(returned: Return): Promise<void> {
    return this.save(returned);
  }

  async save(returned: Return): Promise<void> {
    this.returns.set(returned.id, { ...returned.state });
    await this.outbox.add(returned.pullEvents());
  }
}
