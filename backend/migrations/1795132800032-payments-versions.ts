import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentsVersions1795132800032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payments.payments ADD COLUMN version integer NOT NULL DEFAULT 0`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
