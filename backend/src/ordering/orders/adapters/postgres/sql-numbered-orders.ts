import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { NumberedOrders } from '../../application/ports';

export class SqlNumberedOrders extends NumberedOrders {
  constructor(private readonly database: Database) {
    super();
  }

  async numbersOf(orderIds: string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ id: string; number: string }>(
      sql`SELECT id, number FROM ordering.orders WHERE id = ANY(${orderIds}::uuid[])`,
    );
    return new Map(rows.map(({ id, number }) => [id, Number(number)]));
  }

  async idsOf(numbers: number[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      sql`SELECT id FROM ordering.orders WHERE number = ANY(${numbers}::bigint[])`,
    );
    return rows.map(({ id }) => id);
  }
}
