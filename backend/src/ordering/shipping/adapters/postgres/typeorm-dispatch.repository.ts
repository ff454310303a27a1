import sql from 'sql-template-tag';
import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { DispatchRepository } from '../../application/ports';
import { Dispatch } from '../../domain/dispatch';
import type { DispatchRow } from './dispatch.table';

export class TypeOrmDispatchRepository extends DispatchRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<DispatchRow>,
  ) {
    super();
  }

  async findOrOpen(id: string): Promise<Dispatch> {
    const { phase, parcels } = Dispatch.open(id).state;
    await this.dispatches
      .createQueryBuilder()
      .insert()
      .values({ id, phase, parcels: [...parcels] })
      .orIgnore()
      .execute();
    return (await this.findForChange(id)) ?? Dispatch.open(id);
  }

  async findForChange(id: string): Promise<Dispatch | undefined> {
    const row = await this.dispatches.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? Dispatch.restore(row) : undefined;
  }

  async save({ id, state: { phase, parcels } }: Dispatch): Promise<void> {
    await this.dispatches.update({ id }, { phase, parcels: [...parcels] });
  }

  async deleteOld(): Promise<void> {
    await this.database.query(
      sql`DELETE FROM ordering.dispatches WHERE opened_at < now() - interval '1 day' AND phase <> 'open'`,
    );
  }

  private get dispatches(): Repository<DispatchRow> {
    return this.database.repository(this.rows);
  }
}
