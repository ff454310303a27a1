import { IsNull, Not, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import type { Outbox } from '../../../../shared/events/outbox';
import { WithdrawalRepository } from '../../application/ports';
import { Withdrawal, type WithdrawalOutcome } from '../../domain/withdrawal';
import type { WithdrawalCaseRow, WithdrawalRow } from './withdrawal.table';

export class TypeOrmWithdrawalRepository extends WithdrawalRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<WithdrawalRow>,
    private readonly caseRows: Repository<WithdrawalCaseRow>,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async add(withdrawal: Withdrawal): Promise<boolean> {
    const { id, at, name, email, orderNumber, text, ...handling } = withdrawal.state;
    const added = await this.withdrawals
      .createQueryBuilder()
      .insert()
      .values({ id, at, name, email, orderNumber, text })
      .orIgnore()
      .returning('id')
      .execute();
    if ((added.raw as unknown[]).length === 0) return false;
    await this.cases.insert({ withdrawalId: id, receivedAt: at, ...handling });
    await this.outbox.add(withdrawal.pullEvents());
    return true;
  }

  async find(id: string): Promise<Withdrawal | undefined> {
    const [declared, handling] = [
      await this.withdrawals.findOneBy({ id }),
      await this.cases.findOneBy({ withdrawalId: id }),
    ];
    if (!declared || !handling) return undefined;
    const { at, name, email, orderNumber, text } = declared;
    const { withdrawalId: _, receivedAt: __, ...handled } = handling;
    return Withdrawal.restore({ id, at, name, email, orderNumber, text, ...handled });
  }

  async findForChange(id: string): Promise<Withdrawal | undefined> {
    await this.cases.findOne({ where: { withdrawalId: id }, lock: { mode: 'pessimistic_write' } });
    return this.find(id);
  }

  async outcomeOf(orderId: string): Promise<WithdrawalOutcome | undefined> {
    const found = await this.cases.findOne({
      where: { orderId, carriedOutAt: Not(IsNull()) },
      order: { carriedOutAt: 'ASC' },
    });
    return found ? { cancellationId: found.cancellationId, returnId: found.returnId } : undefined;
  }

  async save(withdrawal: Withdrawal): Promise<void> {
    const { id, at: _, name: __, email: ___, orderNumber: ____, text: _____, ...handling } = withdrawal.state;
    await this.cases.update({ withdrawalId: id }, handling);
    await this.outbox.add(withdrawal.pullEvents());
  }

  private get withdrawals(): Repository<WithdrawalRow> {
    return this.database.repository(this.rows);
  }

  private get cases(): Repository<WithdrawalCaseRow> {
    return this.database.repository(this.caseRows);
  }
}
