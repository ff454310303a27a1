import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditEntries1795132800170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA audit`);
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(`
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
        search text NOT NULL GENERATED ALWAYS AS (lower(label || ' ' || action || ' ' || coalesce(actor_name, 'the shop'))) STORED
      )`);
    await runner.query(`CREATE INDEX entries_by_time ON audit.entries (recorded_at, id)`);
    await runner.query(
      `CREATE INDEX entries_of_subject ON audit.entries (subject, subject_id, recorded_at, id)`,
    );
    await runner.query(`CREATE INDEX entries_of_actor ON audit.entries (actor, recorded_at, id)`);
    await runner.query(`CREATE INDEX entries_by_words ON audit.entries USING gin (search gin_trgm_ops)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
