import type { Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { MethodRepository } from '../../application/ports';
import { Method } from '../../domain/method';
import type { Zone } from '../../domain/zone';
import type { MethodRow } from './method.table';

export class TypeOrmMethodRepository extends MethodRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<MethodRow>,
  ) {
    super();
  }

  async findForChange(id: string): Promise<Method | undefined> {
    const row = await this.methods.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) return undefined;
    const { minDays: min, maxDays: max, ...state } = row;
    return Method.restore({ ...state, workingDays: min === null || max === null ? null : { min, max } });
  }

  countIn({ state }: Zone): Promise<number> {
    return this.methods.countBy({ zoneId: state.id });
  }

  async add(method: Method): Promise<void> {
    await this.methods.insert(rowOf(method));
  }

  async save(method: Method): Promise<void> {
    const { id, ...changed } = rowOf(method);
    await this.methods.update({ id }, changed);
  }

  async delete({ state: { id } }: Method): Promise<void> {
    await this.methods.delete({ id });
  }

  private get methods(): Repository<MethodRow> {
    return this.database.repository(this.rows);
  }
}

function rowOf({ state: { workingDays, ...state } }: Method): MethodRow {
  return { ...state, minDays: workingDays?.min ?? null, maxDays: workingDays?.max ?? null };
}
