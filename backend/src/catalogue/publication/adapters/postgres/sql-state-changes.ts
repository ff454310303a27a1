import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type StateChange, StateChanges } from '../../application/state-changes';
import type { ProductStateName } from '../../domain/publication';

interface Row {
  state: ProductStateName;
  publishAt: Date | null;
  productIds: string[];
  done: number;
}

export class SqlStateChanges extends StateChanges {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, publication: { state, publishAt }, productIds }: StateChange): Promise<void> {
    await this.database.query(sql`
      DELETE FROM catalogue.state_changes
       WHERE done = cardinality(product_ids) AND requested_at < now() - interval '30 days'`);
    await this.database.query(sql`
      INSERT INTO catalogue.state_changes (id, state, publish_at, product_ids)
      VALUES (${id}, ${state}, ${publishAt}, ${productIds}::uuid[])`);
  }

  async findForChange(id: string): Promise<StateChange | undefined> {
    const [row] = await this.database.query<Row>(sql`
      SELECT state, publish_at AS "publishAt", product_ids AS "productIds", done
        FROM catalogue.state_changes WHERE id = ${id} FOR NO KEY UPDATE`);
    if (!row) return undefined;
    const { state, publishAt, productIds, done } = row;
    return { id, publication: { state, publishAt }, productIds, done };
  }

  async saveProgress(id: string, done: number): Promise<void> {
    await this.database.query(sql`UPDATE catalogue.state_changes SET done = ${done} WHERE id = ${id}`);
  }

  async progress(id: string): Promise<{ done: number; total: number } | undefined> {
    const [row] = await this.database.query<{ done: number; total: number }>(
      sql`SELECT done, cardinality(product_ids) AS total FROM catalogue.state_changes WHERE id = ${id}`,
    );
    return row;
  }
}
