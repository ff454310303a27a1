import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import { Money } from '../../../shared/money';
import type { Outbox } from '../../../shared/outbox';
import { PaymentRepository } from '../../application/ports';
import { Payment } from '../../domain/payment';
import { PaymentChangeRow } from './payment-change.table';
import { PaymentRow } from './payment.table';

export class TypeOrmPaymentRepository extends PaymentRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
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
    return this.load(sql`WHERE id = ${id}`);
  }

  async findForChange(id: string): Promise<Payment | undefined> {
    return this.load(sql`WHERE id = ${id} FOR UPDATE`);
  }

  /** With its history in one round trip: every order waits for two of these. */
  async save(payment: Payment): Promise<void> {
    const rows = this.database.recordsOf(PaymentRow, [toRow(payment)]);
    const changes = this.database.recordsOf(PaymentChangeRow, this.changesOf(payment));
    await this.database.queryPrepared(sql`
      WITH saved AS (
        INSERT INTO payments.payments SELECT * FROM json_populate_recordset(NULL::payments.payments, ${rows})
        ON CONFLICT (id) DO UPDATE SET
          status = excluded.status, gateway_order_id = excluded.gateway_order_id, approval_url = excluded.approval_url,
          capture_id = excluded.capture_id, payer_id = excluded.payer_id, refund_id = excluded.refund_id,
          declines = excluded.declines, opening_attempts = excluded.opening_attempts,
          approved_at = excluded.approved_at, updated_at = excluded.updated_at
      )
      INSERT INTO payments.payment_history
      SELECT * FROM json_populate_recordset(NULL::payments.payment_history, ${changes})`);
    await this.outbox.add(payment.releaseEvents());
  }

  private async load(which: Sql): Promise<Payment | undefined> {
    const [row] = await this.database.findPrepared(PaymentRow, which);
    return row && toPayment(row);
  }

  private changesOf(payment: Payment): PaymentChangeRow[] {
    const kept = { paymentId: payment.state.id, changedBy: nameOfActor(this.actor.get()) };
    return payment.releaseChanges().map(({ amount, at, ...change }) => ({
      ...change,
      ...kept,
      amountCents: amount?.cents ?? null,
      changedAt: at,
    }));
  }
}

const toPayment = ({ amountCents, ...row }: PaymentRow): Payment =>
  Payment.restore({ ...row, amount: Money.ofCents(amountCents) });

function toRow(payment: Payment): PaymentRow {
  const { amount, ...state } = payment.state;
  return { ...state, amountCents: amount.cents };
}
