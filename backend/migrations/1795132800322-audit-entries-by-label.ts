import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditEntriesByLabel1795132800322 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX entries_by_label ON audit.entries (lower(label), recorded_at, id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
