import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Privileges do not bind a superuser, which the embedded Postgres gives the application; triggers do. */
export class AuditAppendOnly1795132800171 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`REVOKE UPDATE, DELETE, TRUNCATE ON audit.entries FROM PUBLIC, CURRENT_USER`);
    await runner.query(`
      CREATE FUNCTION audit.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit entries are append-only' USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.entries
         FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
