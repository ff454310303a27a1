import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportingBooks1795132800163 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reporting.checks (
        id uuid PRIMARY KEY,
        started_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        started_by text NOT NULL,
        night date UNIQUE
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX one_check_at_a_time ON reporting.checks ((true)) WHERE finished_at IS NULL`);
    await runner.query(`CREATE INDEX checks_newest_first ON reporting.checks (started_at DESC)`);
    await runner.query(`
      CREATE TABLE reporting.check_results (
        check_id uuid NOT NULL REFERENCES reporting.checks (id) ON DELETE CASCADE,
        rule text NOT NULL,
        position integer NOT NULL,
        checked integer NOT NULL DEFAULT 0,
        disagreeing integer NOT NULL DEFAULT 0,
        unknown integer NOT NULL DEFAULT 0,
        last_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
        finished boolean NOT NULL DEFAULT false,
        PRIMARY KEY (check_id, rule)
      )`);
    await runner.query(`
      CREATE TABLE reporting.discrepancies (
        check_id uuid NOT NULL,
        rule text NOT NULL,
        id bigint GENERATED ALWAYS AS IDENTITY,
        subject text NOT NULL,
        subject_id uuid NOT NULL,
        order_id uuid,
        product_id uuid,
        problem text NOT NULL,
        PRIMARY KEY (check_id, rule, id),
        FOREIGN KEY (check_id, rule) REFERENCES reporting.check_results ON DELETE CASCADE
      )`);
    // A payment is checked against the provider by the time of its last change.
    await runner.query(`
      CREATE INDEX payments_by_change ON payments.payments (updated_at) WHERE status IN ('paid', 'refunded')`);
    await runner.query(`CREATE INDEX reservations_of_variant ON catalogue.reservations (variant_id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
