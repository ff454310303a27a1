import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { Money } from '../../../../shared/money';
import { PartialRefundRepository } from '../../application/ports';
import type { PartialRefund } from '../../domain/partial-refund';
import type { PartialRefundRow } from './partial-refund.table';

export class TypeOrmPartialRefundRepository extends PartialRefundRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<PartialRefundRow>,
  ) {
    super();
  }

  async find(id: string): Promise<PartialRefund | undefined> {
    const row = await this.refunds.findOneBy({ id });
    return row ? toRefund(row) : undefined;
  }

  async ofPayment(paymentId: string): Promise<PartialRefund[]> {
    const rows = await this.refunds.find({ where: { paymentId }, order: { requestedAt: 'ASC', id: 'ASC' } });
    return rows.map(toRefund);
  }

  async add(refund: PartialRefund): Promise<void> {
    await this.refunds.insert(toRow(refund));
  }

  async save(refund: PartialRefund): Promise<void> {
    await this.refunds.update(refund.id, toRow(refund));
  }

  private get refunds(): Repository<PartialRefundRow> {
    return this.database.repository(this.rows);
  }
}

const toRefund = ({ amountCents, ...refund }: PartialRefundRow): PartialRefund => ({
  ...refund,
  amount: Money.ofCents(amountCents),
});

const toRow = ({ amount, ...refund }: PartialRefund): PartialRefundRow => ({
  ...refund,
  amountCents: amount.cents,
});
