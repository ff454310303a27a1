import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderingSizesAndColours1795132800012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ordering.order_lines ADD COLUMN size text, ADD COLUMN colour text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
