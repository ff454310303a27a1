import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { Versions } from '../../../platform/postgres/versions';
import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import { Money } from '../../../shared/money';
import type { Outbox } from '../../../shared/outbox';
import { PaymentRepository } from '../../application/ports';
import { Payment } from '../../domain/payment';
import { PaymentChangeRow } from './payment-change.table';
import { PaymentRow } from './payment.table';

const versions = new Versions<Payment>();

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
    return this.toPayment(await this.database.lookUp(this.select(sql`id = ${id}`)));
  }

  async findOfOrder(orderId: string): Promise<Payment | undefined> {
    return this.toPayment(await this.database.lookUp(this.select(sql`order_id = ${orderId}`)));
  }

  async unfinishedSince(since: Date, buyerId: string, limit: number): Promise<Date[]> {
    const rows = await this.database.lookUp<{ startedAt: Date }>(sql`
      SELECT created_at AS "startedAt" FROM payments.payments
       WHERE buyer_id = ${buyerId} AND created_at > ${since}
         AND gateway_order_id IS NOT NULL AND status IN ('awaiting-approval', 'abandoned')
       ORDER BY created_at DESC LIMIT ${limit}`);
    return rows.map(({ startedAt }) => startedAt);
  }

  async findForChange(id: string): Promise<Payment | undefined> {
    return this.toPayment(await this.database.queryPrepared(sql`${this.select(sql`id = ${id}`)} FOR UPDATE`));
  }

  async save(payment: Payment): Promise<void> {
    const known = versions.of(payment);
    const version = versions.next(payment);
    const row = this.database.recordsOf(PaymentRow, [{ ...toRow(payment), version }]);
    const changes = this.database.recordsOf(PaymentChangeRow, this.changesOf(payment));
    await this.database.write([
      known === undefined
        ? { name: 'payments', statement: insert(row) }
        : { name: 'payments', statement: update(payment, row, known), mustFind: true },
      {
        name: 'payment_history',
        statement: sql`INSERT INTO payments.payment_history
                       SELECT * FROM json_populate_recordset(NULL::payments.payment_history, ${changes})`,
      },
    ]);
    await this.outbox.add(payment.releaseEvents());
  }

  private select(which: Sql): Sql {
    return sql`SELECT ${this.database.columnsOf(PaymentRow)} FROM payments.payments WHERE ${which}`;
  }

  private toPayment([row]: PaymentRow[]): Payment | undefined {
    if (!row) return undefined;
    const { amountCents, version, ...state } = row;
    const payment = Payment.restore({ ...state, amount: Money.ofCents(amountCents) });
    versions.found(payment, version);
    return payment;
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

const insert = (row: string): Sql =>
  sql`INSERT INTO payments.payments SELECT * FROM json_populate_recordset(NULL::payments.payments, ${row})`;

const update = ({ state: { id } }: Payment, row: string, known: number): Sql => sql`
  UPDATE payments.payments p
     SET status = s.status, gateway_order_id = s.gateway_order_id, approval_url = s.approval_url,
         capture_id = s.capture_id, payer_id = s.payer_id, refund_id = s.refund_id, declines = s.declines,
         opening_attempts = s.opening_attempts, approved_at = s.approved_at, updated_at = s.updated_at, version = s.version
    FROM json_populate_recordset(NULL::payments.payments, ${row}) s
   WHERE p.id = ${id} AND p.version = ${known} RETURNING p.id`;

function toRow(payment: Payment): Omit<PaymentRow, 'version'> {
  const { amount, ...state } = payment.state;
  return { ...state, amountCents: amount.cents };
}
