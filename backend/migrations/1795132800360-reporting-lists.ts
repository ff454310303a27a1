import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cart additions are kept for 400 days, so the shoppers of older days can't be computed any more. */
const daysWithAdditions = 390;

export class ReportingLists1795132800360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reporting.daily_shoppers (
        day date NOT NULL REFERENCES reporting.daily_figures (day) ON DELETE CASCADE,
        shopper_id uuid NOT NULL,
        has_paid boolean NOT NULL,
        PRIMARY KEY (day, shopper_id)
      )`);
    for (const column of ['day', 'has_paid'])
      await runner.query(`COMMENT ON COLUMN reporting.daily_shoppers.${column} IS 'not personal'`);
    await runner.query(
      `COMMENT ON COLUMN reporting.daily_shoppers.shopper_id IS 'personal: reference to the shopper'`,
    );
    // Servers of the last release save days without shoppers: such days are computed again.
    await runner.query(
      `ALTER TABLE reporting.daily_figures ADD COLUMN lists_shoppers boolean NOT NULL DEFAULT false`,
    );
    await runner.query(
      `UPDATE reporting.daily_figures SET lists_shoppers = true WHERE day < current_date - ${daysWithAdditions}`,
    );
    // Every variant of a ranking; the dashboard reads only the first ones.
    await runner.query(`ALTER TABLE reporting.rankings ADD COLUMN variants jsonb`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
