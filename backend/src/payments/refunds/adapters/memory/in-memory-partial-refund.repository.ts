import { PartialRefundRepository } from '../../application/ports';
import type { PartialRefund } from '../../domain/partial-refund';

export class InMemoryPartialRefundRepository extends PartialRefundRepository {
  private readonly refunds = new Map<string, PartialRefund>();

  async find(id: string): Promise<PartialRefund | undefined> {
    return this.refunds.get(id);
  }

  async ofPayment(paymentId: string): Promise<PartialRefund[]> {
    return [...this.refunds.values()].filter((refund) => refund.paymentId === paymentId);
  }

  add(refund: PartialRefund): Promise<void> {
    return this.save(refund);
  }

  async save(refund: PartialRefund): Promise<void> {
    this.refunds.set(refund.id, refund);
  }
}
