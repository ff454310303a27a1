import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { StaffNotes } from '../../application/ports';

export class SqlStaffNotes extends StaffNotes {
  constructor(private readonly database: Database) {
    super();
  }

  async find(userId: string): Promise<{ userName: string; note: string } | undefined> {
    const [found] = await this.database.query<{ userName: string; note: string }>(sql`
      SELECT user_name AS "userName", staff_note AS note FROM identity.users
       WHERE id = ${userId} AND role = 'user' FOR NO KEY UPDATE`);
    return found;
  }

  async save(userId: string, note: string): Promise<void> {
    await this.database.query(sql`UPDATE identity.users SET staff_note = ${note} WHERE id = ${userId}`);
  }
}
