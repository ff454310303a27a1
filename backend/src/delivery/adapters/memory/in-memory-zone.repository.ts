import { ZoneRepository } from '../../application/ports';
import { Zone } from '../../domain/zone';
import type { InMemoryDeliveryTables } from './in-memory-delivery-tables';

export class InMemoryZoneRepository extends ZoneRepository {
  constructor(private readonly tables: InMemoryDeliveryTables) {
    super();
  }

  async findForChange(id: string): Promise<Zone | undefined> {
    const state = this.tables.zones.get(id);
    return state && Zone.restore(state);
  }

  async add({ state }: Zone): Promise<void> {
    this.tables.zones.set(state.id, state);
  }

  async save(zone: Zone): Promise<void> {
    await this.add(zone);
  }

  async delete({ state }: Zone): Promise<void> {
    this.tables.zones.delete(state.id);
  }
}
