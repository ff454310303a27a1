import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import { type AuditEntry, AuditTrail } from '../../audit-trail';

export class SqlAuditTrail extends AuditTrail {
  constructor(
    private readonly database: Database,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  protected async add(entries: AuditEntry[]): Promise<void> {
    const actor = this.actor.get();
    const actorName = actor.kind === 'shop' ? null : (actor.name ?? null);
    await this.database.queryPrepared(sql`
      INSERT INTO audit.entries (actor, actor_name, subject, subject_id, label, action, before, after)
      SELECT ${nameOfActor(actor)}, ${actorName}, e.subject, e."subjectId", e.label, e.action, e.before, e.after
        FROM ROWS FROM (json_to_recordset(${JSON.stringify(entries)}::json) AS
             (subject text, "subjectId" text, label text, action text, before jsonb, after jsonb))
             WITH ORDINALITY AS e (subject, "subjectId", label, action, before, after, position)
       ORDER BY e.position`);
  }
}
