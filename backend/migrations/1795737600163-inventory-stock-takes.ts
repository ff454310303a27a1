import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

/**
 * A line goes with its variant: servers of the release before delete variants that no order ever reserved, and know no stock-takes. `expected`
 * is what was to be on the shelf when the line was counted, and `corrected_up_to` the last movement that had set its stock by then.
 */
const tables = `
  CREATE TABLE catalogue.stock_takes (
    id uuid PRIMARY KEY,
    scope jsonb NOT NULL,
    state text NOT NULL,
    variants integer NOT NULL CHECK (variants > 0),
    opened_at timestamptz NOT NULL,
    opened_by text NOT NULL,
    opened_by_name text,
    closed_at timestamptz,
    closed_by text,
    closed_by_name text,
    reason text CHECK (char_length(reason) BETWEEN 1 AND 200),
    CONSTRAINT stock_take_state_is_known CHECK (state IN ('open', 'booking', 'booked', 'abandoned')),
    CONSTRAINT open_stock_takes_are_not_closed CHECK ((state = 'open') = (closed_at IS NULL) AND (closed_at IS NULL) = (closed_by IS NULL)),
    CONSTRAINT booked_stock_takes_have_a_reason CHECK ((state IN ('booking', 'booked')) = (reason IS NOT NULL))
  );
  CREATE INDEX stock_takes_by_time ON catalogue.stock_takes (opened_at, id);

  CREATE TABLE catalogue.stock_take_lines (
    stock_take_id uuid NOT NULL REFERENCES catalogue.stock_takes (id),
    variant_id uuid NOT NULL REFERENCES catalogue.variants (id) ON DELETE CASCADE,
    position integer NOT NULL,
    counted integer CHECK (counted >= 0),
    expected integer CHECK (expected >= 0),
    corrected_up_to bigint,
    counted_at timestamptz,
    counted_by text,
    counted_by_name text,
    outcome text CHECK (outcome IN ('unchanged', 'corrected', 'impossible', 'corrected-since')),
    PRIMARY KEY (stock_take_id, variant_id),
    CONSTRAINT positions_differ UNIQUE (stock_take_id, position),
    CONSTRAINT counts_are_whole CHECK (num_nulls(counted, expected, corrected_up_to, counted_at, counted_by) IN (0, 5)),
    CONSTRAINT only_counts_are_booked CHECK (outcome IS NULL OR counted IS NOT NULL)
  );
  CREATE INDEX stock_take_lines_of_variant ON catalogue.stock_take_lines (variant_id);

  ALTER TABLE catalogue.stock_movements ADD COLUMN note text;`;

const marks: Marks = {
  'catalogue.stock_takes': {
    personal: {
      opened_by: 'reference to the admin who opened it',
      opened_by_name: 'name of the admin who opened it',
      closed_by: 'reference to the admin who booked or abandoned it',
      closed_by_name: 'name of the admin who booked or abandoned it',
      reason: 'what an admin wrote about it',
    },
    notPersonal: ['id', 'scope', 'state', 'variants', 'opened_at', 'closed_at'],
  },
  'catalogue.stock_take_lines': {
    personal: {
      counted_by: 'reference to the admin who counted',
      counted_by_name: 'name of the admin who counted',
    },
    notPersonal: [
      ...['stock_take_id', 'variant_id', 'position', 'counted', 'expected', 'corrected_up_to', 'counted_at'],
      'outcome',
    ],
  },
  'catalogue.stock_movements': { personal: { note: 'what an admin wrote about a stock-take' } },
};

/** Stock is counted by lists, and the differences are booked as corrections with a reason. */
export class InventoryStockTakes1795737600163 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
