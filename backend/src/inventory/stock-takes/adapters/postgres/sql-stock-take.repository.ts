import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { StockTakeRepository } from '../../application/ports';
import { StockTake } from '../../domain/stock-take';
import { stateOfRow, stockTakeColumns, type StockTakeRow } from './stock-take-row';

export class SqlStockTakeRepository extends StockTakeRepository {
  constructor(private readonly database: Database) {
    super();
  }

  findForChange(id: string): Promise<StockTake | undefined> {
    return this.findLocked(id, sql`FOR NO KEY UPDATE`);
  }

  findForCounting(id: string): Promise<StockTake | undefined> {
    return this.findLocked(id, sql`FOR SHARE`);
  }

  async add({ state }: StockTake, productIds: string[]): Promise<void> {
    const { opened } = state;
    await this.database.query(sql`
      INSERT INTO catalogue.stock_takes (id, scope, state, variants, opened_at, opened_by, opened_by_name)
      VALUES (${state.id}, ${JSON.stringify(state.scope)}, ${state.state}, ${state.variants}, ${opened.at}, ${opened.actor}, ${opened.name})`);
    await this.database.query(sql`
      INSERT INTO catalogue.stock_take_lines (stock_take_id, variant_id, position)
      SELECT ${state.id}, v.id, row_number() OVER (ORDER BY v.sku, p.title, p.id, v.position) FROM ${variantsOf(productIds)}`);
  }

  async save({ state: { id, state, reason, closed } }: StockTake): Promise<void> {
    await this.database.query(sql`
      UPDATE catalogue.stock_takes
         SET state = ${state}, reason = ${reason}, closed_at = ${closed?.at ?? null}, closed_by = ${closed?.actor ?? null},
             closed_by_name = ${closed?.name ?? null}
       WHERE id = ${id}`);
  }

  async countVariants(productIds: string[]): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      sql`SELECT count(*)::integer AS count FROM ${variantsOf(productIds)}`,
    );
    return row!.count;
  }

  private async findLocked(id: string, lock: Sql): Promise<StockTake | undefined> {
    const [row] = await this.database.query<StockTakeRow>(
      sql`SELECT ${stockTakeColumns} FROM catalogue.stock_takes t WHERE t.id = ${id} ${lock}`,
    );
    return row && StockTake.restore(stateOfRow(row));
  }
}

/** Pieces of a variant that is not on sale any more may still be on the shelf. */
const variantsOf = (productIds: string[]): Sql => sql`
  catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
  WHERE v.product_id = ANY(${productIds}::uuid[]) AND p.deleted_at IS NULL AND (v.on_sale OR v.stock > 0)`;
