import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

const exchanges = `
  CREATE TABLE ordering.exchanges (
    return_id uuid PRIMARY KEY REFERENCES ordering.returns (id),
    order_id uuid NOT NULL UNIQUE REFERENCES ordering.orders (id),
    held_until date NOT NULL,
    released_at timestamptz,
    ended_at timestamptz,
    CHECK (released_at IS NULL OR ended_at IS NULL)
  );`;

/** The tables that there are get wider constraints, which are validated afterwards: they permit what the old ones did. */
const columns = `
  ALTER TABLE ordering.return_pieces
    ADD COLUMN wanted_variant_id uuid,
    ADD COLUMN difference_cents integer NOT NULL DEFAULT 0,
    ADD COLUMN replaces uuid,
    ADD CONSTRAINT return_pieces_difference_check
      CHECK (difference_cents = 0 OR difference_cents > 0 AND wanted_variant_id IS NOT NULL) NOT VALID,
    ADD CONSTRAINT return_pieces_replaces_fkey FOREIGN KEY (replaces) REFERENCES ordering.return_pieces (id) NOT VALID;
  ALTER TABLE ordering.return_rules
    ADD COLUMN hold_days smallint NOT NULL DEFAULT 14,
    ADD CONSTRAINT return_rules_hold_days_check CHECK (hold_days > 0) NOT VALID;
  ALTER TABLE ordering.order_lines
    DROP CONSTRAINT order_lines_unit_price_cents_check,
    ADD CONSTRAINT order_lines_unit_price_cents_check CHECK (unit_price_cents >= 0) NOT VALID;
  ALTER TABLE ordering.orders
    DROP CONSTRAINT orders_stage_is_known,
    ADD CONSTRAINT orders_stage_is_known
      CHECK (stage IN ('awaiting-payment', 'awaiting-return', 'in-review', 'expired', 'closed', 'paid', 'refunded')) NOT VALID,
    DROP CONSTRAINT only_a_paid_order_costs_nothing,
    ADD CONSTRAINT only_a_paid_order_costs_nothing
      CHECK (total_cents > 0 OR total_cents = 0 AND stage IN ('awaiting-return', 'closed', 'paid', 'refunded')) NOT VALID;`;

/** Pieces of a return are replaced by those of another order. Servers of 1.0.0 make none: the defaults are theirs. */
export class OrderingExchanges1795737600120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(exchanges);
    await runner.query(columns);
    await markColumns(runner, {
      'ordering.exchanges': { isNotPersonal: true },
      'ordering.return_pieces': { notPersonal: ['wanted_variant_id', 'difference_cents', 'replaces'] },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
