import type { Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { Money } from '../../../shared/money';
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
    if (!row) return undefined;
    const { amountCents, ...refund } = row;
    return { ...refund, amount: Money.ofCents(amountCents) };
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

const toRow = ({ amount, ...refund }: PartialRefund): PartialRefundRow => ({
  ...refund,
  amountCents: amount.cents,
});
