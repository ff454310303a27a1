import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The history of an object goes by its id alone: a product's includes the corrections of its stock. */
export class AuditIndexes1795132800172 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX audit.entries_of_subject`);
    await runner.query(`CREATE INDEX entries_of_object ON audit.entries (subject_id, recorded_at, id)`);
    await runner.query(`CREATE INDEX entries_of_subject ON audit.entries (subject, recorded_at, id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
