import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The money of each day for the finance report. Servers of 1.0.0 compute a day without it and move `computed_at` on, so that a newer server
 * sees by `money_computed_at` that the day is to be computed again; it finds all days of before so, too.
 */
export class ReportingMoneyOfDays1795737600060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reporting.daily_figures
        ADD COLUMN gross_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN given_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN delivery_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN money_computed_at timestamptz`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
