import sql from 'sql-template-tag';
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

  async idOf(gatewayOrderId: string): Promise<string | undefined> {
    const [row] = await this.database.queryPrepared<{ id: string }>(
      sql`SELECT id FROM payments.payments WHERE gateway_order_id = ${gatewayOrderId}`,
    );
    return row?.id;
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
    const rows = this.database.recordsOf(PaymentRow, [toRow(payment)]);
    await this.database.queryPrepared(sql`
      INSERT INTO payments.payments SELECT * FROM json_populate_recordset(NULL::payments.payments, ${rows})
      ON CONFLICT (id) DO UPDATE SET
        status = excluded.status, gateway_order_id = excluded.gateway_order_id, approval_url = excluded.approval_url,
        capture_id = excluded.capture_id, payer_id = excluded.payer_id, refund_id = excluded.refund_id,
        declines = excluded.declines, opening_attempts = excluded.opening_attempts, updated_at = excluded.updated_at`);
    await this.outbox.add(payment.releaseEvents());
  }
}

const toPayment = ({ amountCents, ...row }: PaymentRow): Payment =>
  Payment.restore({ ...row, amount: Money.ofCents(amountCents) });

function toRow(payment: Payment): PaymentRow {
  const { amount, ...state } = payment.state;
  return { ...state, amountCents: amount.cents };
}
