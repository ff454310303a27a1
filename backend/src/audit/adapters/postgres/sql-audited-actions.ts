import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { isoTime } from '../../../platform/postgres/iso-time';
import type { AuditSubject } from '../../audit-trail';
import { type AuditedAction, AuditedActions } from '../../audited-actions';

export class SqlAuditedActions extends AuditedActions {
  constructor(private readonly database: Database) {
    super();
  }

  of(subject: AuditSubject, subjectId: string, action: string): Promise<AuditedAction[]> {
    return this.database.query<AuditedAction>(sql`
      SELECT e.actor AS by, ${isoTime(sql`e.recorded_at`)} AS at
      FROM audit.entries e
      WHERE e.subject = ${subject} AND e.subject_id = ${subjectId} AND e.action = ${action}
      ORDER BY e.recorded_at, e.id`);
  }
}
