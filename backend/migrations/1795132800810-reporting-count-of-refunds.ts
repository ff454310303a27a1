import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds of parts of orders had counted in the sum of a day, and not in its number of refunds: their days are computed again. A day of
 * the shop's time zone may be the day before or after the one that the database names.
 */
export class ReportingCountOfRefunds1795132800810 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE reporting.daily_figures SET lists_shoppers = false
       WHERE day IN (SELECT DISTINCT refunded_at::date + shift
                       FROM ordering.cancellations CROSS JOIN generate_series(-1, 1) AS shift WHERE refunded_at IS NOT NULL)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
