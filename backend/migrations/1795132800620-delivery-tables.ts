import type { MigrationInterface, QueryRunner } from 'typeorm';

const everywhere = '019d5a00-0000-7000-8000-000000000001';
const standard = '019d5a00-0000-7000-8000-000000000002';

/** What delivery costs, how long it takes, and when the shop works. It begins with one free method for all addresses. */
export class DeliveryTables1795132800620 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA delivery`);
    await runner.query(`
      CREATE TABLE delivery.zones (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        countries text[] NOT NULL,
        postcode_prefixes text[] NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        CHECK (postcode_prefixes = '{}' OR cardinality(countries) = 1)
      )`);
    await this.addMethods(runner);
    await runner.query(`
      CREATE TABLE delivery.calendar (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        working_weekdays smallint[] NOT NULL CHECK (cardinality(working_weekdays) > 0),
        holidays jsonb NOT NULL,
        version integer NOT NULL CHECK (version > 0)
      )`);
    for (const table of ['zones', 'methods', 'calendar'])
      await runner.query(`COMMENT ON TABLE delivery.${table} IS 'not personal'`);
    for (const column of [
      'zones.name',
      'zones.postcode_prefixes',
      'methods.name',
      'methods.tracking_address',
    ])
      await runner.query(`COMMENT ON COLUMN delivery.${column} IS 'not personal: in a table of the shop'`);
    await this.fill(runner);
  }

  private async addMethods(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery.methods (
        id uuid PRIMARY KEY,
        zone_id uuid NOT NULL REFERENCES delivery.zones,
        name text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('delivery', 'pick-up')),
        is_on boolean NOT NULL,
        measure text NOT NULL CHECK (measure IN ('subtotal', 'weight')),
        steps jsonb NOT NULL,
        free_from_cents integer CHECK (free_from_cents >= 0),
        min_days smallint CHECK (min_days >= 0),
        max_days smallint CHECK (max_days >= min_days),
        cut_off text NOT NULL CHECK (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        carrier text,
        tracking_address text CHECK (tracking_address LIKE '%{number}%'),
        pick_up_text text,
        version integer NOT NULL CHECK (version > 0),
        CHECK ((min_days IS NULL) = (max_days IS NULL)),
        CHECK ((kind = 'pick-up') = (pick_up_text IS NOT NULL))
      )`);
    await runner.query(`CREATE INDEX methods_by_zone ON delivery.methods (zone_id)`);
  }

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
