import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type NotedCustomer, StaffNotes } from '../../application/ports';

export class SqlStaffNotes extends StaffNotes {
  constructor(private readonly database: Database) {
    super();
  }

  async find(userId: string): Promise<NotedCustomer | undefined> {
    const [found] = await this.database.query<NotedCustomer>(sql`
      SELECT user_name AS "userName", staff_note AS note, forgotten_at IS NOT NULL AS "isForgotten" FROM identity.users
       WHERE id = ${userId} AND role = 'user' FOR NO KEY UPDATE`);
    return found;
  }

  async save(userId: string, note: string): Promise<void> {
    await this.database.query(sql`UPDATE identity.users SET staff_note = ${note} WHERE id = ${userId}`);
  }
}
