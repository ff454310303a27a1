import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { SaleRepository } from '../../application/ports';
import { Sale } from '../../domain/sale';
import { type SaleRow, saleColumns, stateOfRow, valuesOf } from './sale-row';

export class SqlSaleRepository extends SaleRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async findForChange(id: string): Promise<Sale | undefined> {
    const [row] = await this.database.query<SaleRow>(
      sql`SELECT ${saleColumns} FROM catalogue.sales s WHERE s.id = ${id} FOR NO KEY UPDATE`,
    );
    return row && Sale.restore(stateOfRow(row));
  }

  async add({ state }: Sale): Promise<void> {
    await this.database.query(sql`
      INSERT INTO catalogue.sales
             (id, name, target, percent, ending, price_cents, starts_at, ends_at, state, version, saved_at, saved_by_name,
              reduced_up_to, is_reduced, products, variants)
      VALUES (${state.id}, ${valuesOf(state)})`);
  }

  async save({ state }: Sale): Promise<void> {
    await this.database.query(sql`
      UPDATE catalogue.sales
         SET (name, target, percent, ending, price_cents, starts_at, ends_at, state, version, saved_at, saved_by_name,
              reduced_up_to, is_reduced, products, variants) = ROW (${valuesOf(state)})
       WHERE id = ${state.id}`);
  }

  async delete(id: string): Promise<void> {
    await this.database.query(sql`DELETE FROM catalogue.sales WHERE id = ${id}`);
  }

  async now(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }>(sql`SELECT statement_timestamp() AS now`);
    return row!.now;
  }
}
