import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { UserNames } from '../../../user-names';

export class SqlUserNames extends UserNames {
  constructor(private readonly database: Database) {
    super();
  }

  async of(userIds: string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.queryPrepared<{ id: string; userName: string }>(
      sql`SELECT id, user_name AS "userName" FROM identity.users WHERE id = ANY(${userIds}::uuid[])`,
    );
    return new Map(rows.map(({ id, userName }) => [id, userName]));
  }

  async emailsOf(userIds: string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.queryPrepared<{ id: string; email: string }>(
      sql`SELECT id, email FROM identity.users WHERE id = ANY(${userIds}::uuid[]) AND forgotten_at IS NULL`,
    );
    return new Map(rows.map(({ id, email }) => [id, email]));
  }
}
