import type { FindOneOptions, Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { Money } from '../../../../shared/money';
import { ReturnRulesRepository } from '../../application/ports';
import { ReturnRules } from '../../domain/return-rules';
import type { ReturnRulesRow } from './return-rules.table';

export class TypeOrmReturnRulesRepository extends ReturnRulesRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<ReturnRulesRow>,
  ) {
    super();
  }

  find(): Promise<ReturnRules> {
    return this.read({});
  }

  findForChange(): Promise<ReturnRules> {
    return this.read({ lock: { mode: 'pessimistic_write' } });
  }

  async save({ state: { fee, ...fields } }: ReturnRules): Promise<void> {
    const changed = { ...fields, feeCents: fee.cents };
    await this.database.repository(this.rows).update({ id: true }, changed);
  }

  private async read(options: FindOneOptions<ReturnRulesRow>): Promise<ReturnRules> {
    const rows = this.database.repository(this.rows);
    const { id: _, feeCents, ...fields } = await rows.findOneOrFail({ where: { id: true }, ...options });
    return ReturnRules.restore({ ...fields, fee: Money.ofCents(feeCents) });
  }
}
