import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { SameCustomers } from '../../../user-names';

export class SqlSameCustomers extends SameCustomers {
  constructor(private readonly database: Database) {
    super();
  }

  /** A guest proves no address by typing it: an account that is not among these is not named for it. Addresses are stored in lower case, and have an index. A guest whom the shop has forgotten has none. */
  async oneOfEach(shopperIds: string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ id: string; first: string }>(sql`
      SELECT s.id, c.id AS first FROM identity.users s CROSS JOIN LATERAL (
        SELECT u.id FROM identity.users u WHERE u.email = s.email AND u.role = 'user' AND u.id = ANY(${shopperIds}::uuid[])
         ORDER BY u.kind = 'account' DESC, u.created_at, u.id LIMIT 1) c
       WHERE s.id = ANY(${shopperIds}::uuid[]) AND s.email <> ''`);
    const known = new Map(rows.map(({ id, first }) => [id, first]));
    return new Map(shopperIds.map((id) => [id, known.get(id) ?? id]));
  }
}
