import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { Money } from '../../../../shared/money';
import { RefundRepository } from '../../application/ports';
import { Refund } from '../../domain/refund';
import type { PaymentRefundRow } from './payment-refund.table';

export class TypeOrmRefundRepository extends RefundRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<PaymentRefundRow>,
  ) {
    super();
  }

  async find(id: string): Promise<Refund | undefined> {
    const row = await this.refunds.findOneBy({ id });
    return row ? toRefund(row) : undefined;
  }

  async ofPayment(paymentId: string): Promise<Refund[]> {
    const rows = await this.refunds.find({ where: { paymentId }, order: { requestedAt: 'ASC', id: 'ASC' } });
    return rows.map(toRefund);
  }

  async save(refund: Refund): Promise<void> {
    const { amount, ...state } = refund.state;
    await this.refunds.upsert({ ...state, amountCents: amount.cents }, ['id']);
  }

  private get refunds(): Repository<PaymentRefundRow> {
    return this.database.repository(this.rows);
  }
}

const toRefund = ({ amountCents, ...row }: PaymentRefundRow): Refund =>
  Refund.restore({ ...row, amount: Money.ofCents(amountCents) });
