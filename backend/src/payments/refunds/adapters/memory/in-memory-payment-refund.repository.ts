import { RefundRepository } from '../../application/ports';
import { Refund } from '../../domain/refund';
import type { RefundState } from '../../domain/refund-state';

export class InMemoryPaymentRefundRepository extends RefundRepository {
  private readonly refunds = new Map<string, RefundState>();

  async find(id: string): Promise<Refund | undefined> {
    const state = this.refunds.get(id);
    return state && Refund.restore(state);
  }

  async ofPayment(paymentId: string): Promise<Refund[]> {
    const states = [...this.refunds.values()].filter((state) => state.paymentId === paymentId);
    return states.map((state) => Refund.restore(state));
  }

  async save(refund: Refund): Promise<void> {
    this.refunds.set(refund.id, { ...refund.state });
  }
}
