import type { Database } from '../../../platform/postgres/database';
import { Money } from '../../../shared/money';
import type { Outbox } from '../../../shared/outbox';
import { PaymentRepository } from '../../application/ports';
import { Payment } from '../../domain/payment';
import { PaymentRow } from './payment.table';

export class TypeOrmPaymentRepository extends PaymentRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async find(id: string): Promise<Payment | undefined> {
    const row = await this.database.rows(PaymentRow).findOneBy({ id });
    return row ? toPayment(row) : undefined;
  }

  async findForChange(id: string): Promise<Payment | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.database.rows(PaymentRow).findOne({ where: { id }, lock });
    return row ? toPayment(row) : undefined;
  }

  async save(payment: Payment): Promise<void> {
    await this.database.rows(PaymentRow).upsert(toRow(payment), ['id']);
    await this.outbox.add(payment.releaseEvents());
  }
}

const toPayment = ({ amountCents, ...row }: PaymentRow): Payment =>
  Payment.restore({ ...row, amount: Money.ofCents(amountCents) });

function toRow(payment: Payment): PaymentRow {
  const { amount, ...state } = payment.state;
  return { ...state, amountCents: amount.cents };
}
