import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE delivery.calendar (
    id boolean DEFAULT true PRIMARY KEY CHECK (id),
    working_weekdays smallint[] NOT NULL CHECK (cardinality(working_weekdays) > 0),
    holidays jsonb NOT NULL,
    version integer NOT NULL CHECK (version > 0)
  );

  CREATE TABLE delivery.zones (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    countries text[] NOT NULL,
    postcode_prefixes text[] NOT NULL,
    version integer NOT NULL CHECK (version > 0),
    CHECK (postcode_prefixes = '{}'::text[] OR cardinality(countries) = 1)
  );

  CREATE TABLE delivery.methods (
    id uuid PRIMARY KEY,
    zone_id uuid NOT NULL REFERENCES delivery.zones (id),
    name text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('delivery', 'pick-up')),
    is_on boolean NOT NULL,
    measure text NOT NULL CHECK (measure IN ('subtotal', 'weight')),
    steps jsonb NOT NULL,
    free_from_cents integer CHECK (free_from_cents >= 0),
    min_days smallint CHECK (min_days >= 0),
    max_days smallint,
    cut_off text NOT NULL CHECK (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    carrier text,
    tracking_address text CHECK (tracking_address LIKE '%{number}%'),
    pick_up_text text,
    version integer NOT NULL CHECK (version > 0),
    CHECK (max_days >= min_days),
    CHECK ((min_days IS NULL) = (max_days IS NULL)),
    CHECK ((kind = 'pick-up') = (pick_up_text IS NOT NULL))
  );
  CREATE INDEX methods_by_zone ON delivery.methods (zone_id);`;

const marks: Marks = {
  'delivery.calendar': { isNotPersonal: true },
  'delivery.zones': {
    isNotPersonal: true,
    notPersonal: ['name: in a table of the shop', 'postcode_prefixes: in a table of the shop'],
  },
  'delivery.methods': {
    isNotPersonal: true,
    notPersonal: ['name: in a table of the shop', 'tracking_address: in a table of the shop'],
  },
};

const everywhere = '019d5a00-0000-7000-8000-000000000001';
const standard = '019d5a00-0000-7000-8000-000000000002';

/** The tables of delivery say what it costs and how long it takes, as of 1.0.0. `backend/schema/delivery.sql` shows them with all later changes. */
export class DeliveryBaseline1795651200010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA delivery`);
    await runner.query(tables);
    await markColumns(runner, marks);
    await this.fill(runner);
  }

  /** A new shop begins with one free method for all addresses. */
  private async fill(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO delivery.zones VALUES ($1, 'Everywhere', '{}', '{}', 1)`, [everywhere]);
    await runner.query(
      `INSERT INTO delivery.methods (id, zone_id, name, kind, is_on, measure, steps, min_days, max_days, cut_off, version)
       VALUES ($1, $2, 'Standard delivery', 'delivery', true, 'subtotal', '[{"from": 0, "priceCents": 0}]', 3, 5, '14:00', 1)`,
      [standard, everywhere],
    );
    await runner.query(`INSERT INTO delivery.calendar VALUES (true, '{1,2,3,4,5}', '[]', 1)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
