import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE reporting.checks (
    id uuid PRIMARY KEY,
    started_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz,
    started_by text NOT NULL,
    night date UNIQUE
  );
  CREATE INDEX checks_newest_first ON reporting.checks (started_at DESC);
  CREATE UNIQUE INDEX one_check_at_a_time ON reporting.checks ((true)) WHERE finished_at IS NULL;

  CREATE TABLE reporting.check_results (
    check_id uuid NOT NULL REFERENCES reporting.checks (id) ON DELETE CASCADE,
    rule text NOT NULL,
    "position" integer NOT NULL,
    checked integer NOT NULL DEFAULT 0,
    disagreeing integer NOT NULL DEFAULT 0,
    unknown integer NOT NULL DEFAULT 0,
    last_id text NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    finished boolean NOT NULL DEFAULT false,
    PRIMARY KEY (check_id, rule)
  );

  CREATE TABLE reporting.daily_figures (
    day date PRIMARY KEY,
    orders integer NOT NULL DEFAULT 0,
    revenue_cents bigint NOT NULL DEFAULT 0,
    units integer NOT NULL DEFAULT 0,
    refunds integer NOT NULL DEFAULT 0,
    refunded_cents bigint NOT NULL DEFAULT 0,
    shoppers integer NOT NULL DEFAULT 0,
    buyers integer NOT NULL DEFAULT 0,
    computed_at timestamptz NOT NULL
  );

  -- A ranking has all its variants; the dashboard reads only the first ones.
  CREATE TABLE reporting.daily_sales (
    day date NOT NULL REFERENCES reporting.daily_figures (day) ON DELETE CASCADE,
    variant_id uuid NOT NULL,
    product_id uuid NOT NULL,
    title text NOT NULL,
    size text,
    colour text,
    units integer NOT NULL,
    cents bigint NOT NULL,
    PRIMARY KEY (day, variant_id)
  );

  CREATE TABLE reporting.daily_shoppers (
    day date NOT NULL REFERENCES reporting.daily_figures (day) ON DELETE CASCADE,
    shopper_id uuid NOT NULL,
    has_paid boolean NOT NULL,
    PRIMARY KEY (day, shopper_id)
  );

  CREATE TABLE reporting.discrepancies (
    check_id uuid NOT NULL,
    rule text NOT NULL,
    id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
    subject text NOT NULL,
    subject_id text NOT NULL,
    order_id uuid,
    product_id uuid,
    problem text NOT NULL,
    PRIMARY KEY (check_id, rule, id),
    CONSTRAINT discrepancies_check_id_rule_fkey FOREIGN KEY (check_id, rule) REFERENCES reporting.check_results(check_id, rule) ON DELETE CASCADE
  );

  CREATE TABLE reporting.rankings (
    from_day date NOT NULL,
    to_day date NOT NULL,
    rankings jsonb NOT NULL,
    variants jsonb,
    PRIMARY KEY (from_day, to_day)
  );`;

const marks: Marks = {
  'reporting.checks': {
    personal: { started_by: 'reference to the admin' },
    notPersonal: ['id', 'started_at', 'finished_at', 'night'],
  },
  'reporting.check_results': { isNotPersonal: true },
  'reporting.daily_figures': { isNotPersonal: true },
  'reporting.daily_sales': { isNotPersonal: true },
  'reporting.daily_shoppers': {
    personal: { shopper_id: 'reference to the shopper' },
    notPersonal: ['day', 'has_paid'],
  },
  'reporting.discrepancies': { isNotPersonal: true },
  'reporting.rankings': { isNotPersonal: true },
};

/** Figures of days, and the checks of the books, as of 1.0.0. `backend/schema/reporting.sql` shows them with all later changes. */
export class ReportingBaseline1795651200014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA reporting`);
    await runner.query(tables);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
