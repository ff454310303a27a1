import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import { newId } from '../../../../shared/ids';
import { StaffNotes } from '../../application/ports';

export class SqlStaffNotes extends StaffNotes {
  constructor(
    private readonly database: Database,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async add(orderId: string, note: string): Promise<void> {
    await this.database.query(sql`
      INSERT INTO ordering.staff_notes (id, order_id, note, written_by, written_at)
      VALUES (${newId()}, ${orderId}, ${note}, ${nameOfActor(this.actor.get())}, now())`);
  }
}
