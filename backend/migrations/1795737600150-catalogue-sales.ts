import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE catalogue.sales (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    target jsonb NOT NULL,
    percent integer CHECK (percent BETWEEN 1 AND 90),
    ending integer CHECK (ending IN (90, 99)),
    price_cents integer CHECK (price_cents > 0),
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    state text NOT NULL,
    version integer NOT NULL,
    saved_at timestamptz NOT NULL,
    saved_by_name text,
    reduced_up_to uuid,
    is_reduced boolean NOT NULL,
    products integer NOT NULL,
    variants integer NOT NULL,
    CONSTRAINT sale_state_is_known CHECK (state IN ('planned', 'running', 'ended', 'stopped')),
    CONSTRAINT sale_has_one_rule CHECK ((percent IS NULL) <> (price_cents IS NULL)),
    CONSTRAINT prices_have_no_ending CHECK (price_cents IS NULL OR ending IS NULL),
    CHECK (starts_at < ends_at)
  );
  CREATE INDEX sales_by_start ON catalogue.sales (starts_at, id);

  -- A row stands for a price in force: it is deleted when the variant gets its price of before back.
  CREATE TABLE catalogue.sale_prices (
    variant_id uuid PRIMARY KEY,
    sale_id uuid NOT NULL REFERENCES catalogue.sales (id),
    product_id uuid NOT NULL,
    sale_price_cents integer NOT NULL CHECK (sale_price_cents > 0),
    earlier_sale_price_cents integer NOT NULL CHECK (earlier_sale_price_cents >= 0)
  );
  CREATE INDEX prices_of_sale ON catalogue.sale_prices (sale_id, product_id);`;

const marks: Marks = {
  'catalogue.sales': {
    personal: { saved_by_name: 'name of the admin who saved it' },
    notPersonal: [
      'id',
      'name: name of a sale',
      ...['target', 'percent', 'ending', 'price_cents', 'starts_at', 'ends_at', 'state', 'version'],
      ...['saved_at', 'reduced_up_to', 'is_reduced', 'products', 'variants'],
    ],
  },
  'catalogue.sale_prices': {
    notPersonal: ['variant_id', 'sale_id', 'product_id', 'sale_price_cents', 'earlier_sale_price_cents'],
  },
};

/** These tables hold sales with a start and an end. Servers of the release before know none; they edit reduced prices as any others. */
export class CatalogueSales1795737600150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
