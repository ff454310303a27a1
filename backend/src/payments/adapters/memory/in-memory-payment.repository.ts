import type { Outbox } from '../../../shared/outbox';
import { PaymentRepository } from '../../application/ports';
import { Payment, type PaymentState } from '../../domain/payment';

export class InMemoryPaymentRepository extends PaymentRepository {
  private readonly payments = new Map<string, PaymentState>();

  constructor(private readonly outbox: Outbox) {
    super();
  }

  async idOf(gatewayOrderId: string): Promise<string | undefined> {
    return [...this.payments.values()].find((state) => state.gatewayOrderId === gatewayOrderId)?.id;
  }

  async find(id: string): Promise<Payment | undefined> {
    const state = this.payments.get(id);
    return state && Payment.restore(state);
  }

  findForChange(id: string): Promise<Payment | undefined> {
    return this.find(id);
  }

  async save(payment: Payment): Promise<void> {
    this.payments.set(payment.state.id, { ...payment.state });
    await this.outbox.add(payment.releaseEvents());
  }
}
