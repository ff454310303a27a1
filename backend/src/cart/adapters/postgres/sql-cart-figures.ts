import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import type { Period } from '../../../shared/time/period';
import { CartFigures } from '../../cart-figures';

export class SqlCartFigures extends CartFigures {
  constructor(private readonly database: Database) {
    super();
  }

  async shoppersAddingIn({ from, to }: Period): Promise<string[]> {
    const rows = await this.database.query<{ shopperId: string }>(sql`
      SELECT DISTINCT shopper_id AS "shopperId" FROM cart.additions WHERE quarter >= ${from} AND quarter < ${to}`);
    return rows.map(({ shopperId }) => shopperId);
  }
}
