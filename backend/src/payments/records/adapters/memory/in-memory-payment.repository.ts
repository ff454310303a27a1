import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import type { Outbox } from '../../../../shared/events/outbox';
import { PaymentRepository } from '../../application/ports';
import { Payment } from '../../domain/payment';
import type { PaymentState } from '../../domain/payment-state';
import type { PaymentChange } from '../../domain/payment-change';

export class InMemoryPaymentRepository extends PaymentRepository {
  readonly history: (PaymentChange & { paymentId: string; by: string })[] = [];
  private readonly payments = new Map<string, PaymentState>();

  constructor(
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async findAtProvider(gatewayOrderId: string): Promise<Payment | undefined> {
    return this.findWhere((state) => state.gatewayOrderId === gatewayOrderId);
  }

  async findByCapture(captureId: string): Promise<Payment | undefined> {
    return this.findWhere((state) => state.captureId === captureId);
  }

  async find(id: string): Promise<Payment | undefined> {
    const state = this.payments.get(id);
    return state && Payment.restore(state);
  }

  async findOfOrderForChange(orderId: string): Promise<Payment | undefined> {
    return this.findWhere((state) => state.orderId === orderId);
  }

  async unfinishedSince(since: Date, buyerId: string, limit: number): Promise<Date[]> {
    return [...this.payments.values()]
      .filter((state) => state.buyerId === buyerId && state.createdAt > since)
      .filter((state) => Payment.restore(state).isWaitingForBuyer)
      .map(({ createdAt }) => createdAt)
      .sort((one, other) => other.getTime() - one.getTime())
      .slice(0, limit);
  }

  findForChange(id: string): Promise<Payment | undefined> {
    return this.find(id);
  }

  add(payment: Payment): Promise<void> {
    return this.save(payment);
  }

  async save(payment: Payment): Promise<void> {
    const paymentId = payment.state.id;
    this.payments.set(paymentId, { ...payment.state });
    const by = nameOfActor(this.actor.get());
    this.history.push(...payment.pullChanges().map((change) => ({ ...change, paymentId, by })));
    await this.outbox.add(payment.pullEvents());
  }

  private findWhere(isMeant: (state: PaymentState) => boolean): Payment | undefined {
    const state = [...this.payments.values()].find(isMeant);
    return state && Payment.restore(state);
  }
}
