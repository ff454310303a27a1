import type { Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { ZoneRepository } from '../../application/ports';
import { Zone } from '../../domain/zone';
import type { ZoneRow } from './zone.table';

export class TypeOrmZoneRepository extends ZoneRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<ZoneRow>,
  ) {
    super();
  }

  async findForChange(id: string): Promise<Zone | undefined> {
    const row = await this.zones.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? Zone.restore(row) : undefined;
  }

  async add(zone: Zone): Promise<void> {
    await this.zones.insert(rowOf(zone));
  }

  async save(zone: Zone): Promise<void> {
    const { id, ...changed } = rowOf(zone);
    await this.zones.update({ id }, changed);
  }

  async delete({ state: { id } }: Zone): Promise<void> {
    await this.zones.delete({ id });
  }

  private get zones(): Repository<ZoneRow> {
    return this.database.repository(this.rows);
  }
}

const rowOf = ({ state }: Zone): ZoneRow => ({
  ...state,
  countries: [...state.countries],
  postcodePrefixes: [...state.postcodePrefixes],
});
