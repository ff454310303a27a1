import { In, IsNull, MoreThan, Not, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import { Money } from '../../../../shared/money';
import type { Outbox } from '../../../../shared/events/outbox';
import { PaymentRepository } from '../../application/ports';
import { Payment } from '../../domain/payment';
import type { PaymentChangeRow } from './payment-change.table';
import type { PaymentRow } from './payment.table';

export class TypeOrmPaymentRepository extends PaymentRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<PaymentRow>,
    private readonly history: Repository<PaymentChangeRow>,
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async findAtProvider(gatewayOrderId: string): Promise<Payment | undefined> {
    return toPayment(await this.payments.findOneBy({ gatewayOrderId }));
  }

  async findByCapture(captureId: string): Promise<Payment | undefined> {
    return toPayment(await this.payments.findOneBy({ captureId }));
  }

  async find(id: string): Promise<Payment | undefined> {
    return toPayment(await this.payments.findOneBy({ id }));
  }

  async unfinishedSince(since: Date, buyerId: string, limit: number): Promise<Date[]> {
    const rows = await this.payments.find({
      select: { createdAt: true },
      where: {
        buyerId,
        createdAt: MoreThan(since),
        gatewayOrderId: Not(IsNull()),
        status: In(['awaiting-approval', 'abandoned']),
      },
      order: { createdAt: 'DESC' },
      take: limit,
    });
    return rows.map(({ createdAt }) => createdAt);
  }

  async findForChange(id: string): Promise<Payment | undefined> {
    return toPayment(await this.payments.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } }));
  }

  async findOfOrderForChange(orderId: string): Promise<Payment | undefined> {
    return toPayment(
      await this.payments.findOne({ where: { orderId }, lock: { mode: 'pessimistic_write' } }),
    );
  }

  async add(payment: Payment): Promise<void> {
    await this.payments.insert(toRow(payment));
    await this.addHistoryAndEvents(payment);
  }

  async save(payment: Payment): Promise<void> {
    await this.payments.update(payment.state.id, toRow(payment));
    await this.addHistoryAndEvents(payment);
  }

  private get payments(): Repository<PaymentRow> {
    return this.database.repository(this.rows);
  }

  private async addHistoryAndEvents(payment: Payment): Promise<void> {
    const changed = { paymentId: payment.state.id, changedBy: nameOfActor(this.actor.get()) };
    const changes = payment.pullChanges().map(({ amount, at, ...change }) => ({
      ...change,
      ...changed,
      amountCents: amount?.cents ?? null,
      changedAt: at,
    }));
    await this.database.repository(this.history).insert(changes);
    await this.outbox.add(payment.pullEvents());
  }
}

function toPayment(row: PaymentRow | null): Payment | undefined {
  if (!row) return undefined;
  const { amountCents, capturedCents, partlyRefundedCents, ...state } = row;
  const captured = capturedCents === null ? null : Money.ofCents(capturedCents);
  const partlyRefunded = Money.ofCents(partlyRefundedCents);
  return Payment.restore({ ...state, amount: Money.ofCents(amountCents), captured, partlyRefunded });
}

function toRow(payment: Payment): PaymentRow {
  const { amount, captured, partlyRefunded, ...state } = payment.state;
  return {
    ...state,
    amountCents: amount.cents,
    capturedCents: captured?.cents ?? null,
    partlyRefundedCents: partlyRefunded.cents,
  };
}
