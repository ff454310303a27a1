import type { Outbox } from '../../../../shared/events/outbox';
import { RefundRepository } from '../../application/ports';
import { Refund, type RefundRecord } from '../../domain/refund';

export class InMemoryRefundRepository extends RefundRepository {
  private readonly refunds = new Map<string, RefundRecord>();

  constructor(private readonly outbox: Outbox) {
    super();
  }

  async find(id: string): Promise<Refund | undefined> {
    const state = this.refunds.get(id);
    return state && Refund.restore(state);
  }

  async ofOrder(orderId: string): Promise<Refund[]> {
    const states = [...this.refunds.values()].filter((state) => state.orderId === orderId);
    return states.map((state) => Refund.restore(state));
  }

  add(refund: Refund): Promise<void> {
    return this.save(refund);
  }

  async save(refund: Refund): Promise<void> {
    this.refunds.set(refund.id, { ...refund.state });
    await this.outbox.add(refund.pullEvents());
  }
}
