import sql from 'sql-template-tag';
import { advisoryLocks } from '../../../platform/postgres/locks/advisory-locks';
import type { Database } from '../../../platform/postgres/database';
import { RecordedSettings } from '../../application/ports';

export class SqlRecordedSettings extends RecordedSettings {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(): Promise<Map<string, unknown>> {
    await this.database.query(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.settings})`);
    const last = await this.database.query<{ name: string; value: unknown }>(sql`
      SELECT DISTINCT ON (subject_id) subject_id AS name, after->'value' AS value
        FROM audit.entries WHERE subject = 'setting' ORDER BY subject_id, id DESC`);
    return new Map(last.map(({ name, value }) => [name, value]));
  }
}
