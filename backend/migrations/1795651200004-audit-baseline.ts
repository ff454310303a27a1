import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE audit.entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    actor text NOT NULL,
    actor_name text,
    subject text NOT NULL,
    subject_id text NOT NULL,
    label text NOT NULL,
    action text NOT NULL,
    before jsonb,
    after jsonb,
    search text NOT NULL GENERATED ALWAYS AS (lower((((label || ' ') || action) || ' ') || COALESCE(actor_name, 'the shop'))) STORED
  );
  CREATE INDEX entries_by_label ON audit.entries (lower(label), recorded_at, id);
  CREATE INDEX entries_by_time ON audit.entries (recorded_at, id);
  CREATE INDEX entries_by_words ON audit.entries USING gin (search public.gin_trgm_ops);
  CREATE INDEX entries_of_actor ON audit.entries (actor, recorded_at, id);
  CREATE INDEX entries_of_object ON audit.entries (subject_id, recorded_at, id);
  CREATE INDEX entries_of_subject ON audit.entries (subject, recorded_at, id);`;

const marks: Marks = {
  'audit.entries': {
    personal: {
      actor: 'reference to the admin who made the change',
      actor_name: 'name of the admin',
      subject_id: 'what was changed, which may be a user',
      label: 'name of what was changed, which may be a user',
      before: 'values before the change, which may be of a user',
      after: 'values after the change, which may be of a user',
      search: 'derived from the other columns',
    },
    notPersonal: ['id', 'recorded_at', 'subject', 'action'],
  },
};

const functions = `
  -- Privileges do not bind a superuser, which the embedded Postgres gives the application; triggers do.
  CREATE FUNCTION audit.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'audit entries are append-only' USING ERRCODE = 'insufficient_privilege';
  END $$;`;

const triggers = `
  CREATE TRIGGER append_only
    BEFORE DELETE OR UPDATE OR TRUNCATE ON audit.entries
    FOR EACH STATEMENT
    EXECUTE FUNCTION audit.refuse_change();`;

/** The audit trail, as of 1.0.0. `backend/schema/audit.sql` shows them with all later changes. */
export class AuditBaseline1795651200004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA audit`);
    await runner.query(tables);
    await markColumns(runner, marks);
    await runner.query(functions);
    await runner.query(triggers);
    await runner.query(`REVOKE UPDATE, DELETE, TRUNCATE ON audit.entries FROM PUBLIC, CURRENT_USER`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
