import { MethodRepository } from '../../application/ports';
import { Method } from '../../domain/method';
import type { Zone } from '../../domain/zone';
import type { InMemoryDeliveryTables } from './in-memory-delivery-tables';

export class InMemoryMethodRepository extends MethodRepository {
  constructor(private readonly tables: InMemoryDeliveryTables) {
    super();
  }

  async findForChange(id: string): Promise<Method | undefined> {
    const state = this.tables.methods.get(id);
    return state && Method.restore(state);
  }

  async countIn(zone: Zone): Promise<number> {
    return [...this.tables.methods.values()].filter(({ zoneId }) => zoneId === zone.state.id).length;
  }

  async add({ state }: Method): Promise<void> {
    this.tables.methods.set(state.id, state);
  }

  async save(method: Method): Promise<void> {
    await this.add(method);
  }

  async delete({ state }: Method): Promise<void> {
    this.tables.methods.delete(state.id);
  }
}
