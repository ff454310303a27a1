import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  -- A variant is here while it has fewer than ten pieces.
  CREATE TABLE catalogue.low_stock (
    variant_id uuid PRIMARY KEY REFERENCES catalogue.variants (id) ON DELETE CASCADE,
    digest_id uuid
  );
  CREATE INDEX low_stock_of_digest ON catalogue.low_stock (digest_id);

  CREATE TABLE catalogue.reservations (
    order_id uuid NOT NULL,
    variant_id uuid NOT NULL REFERENCES catalogue.variants (id),
    quantity integer NOT NULL CHECK (quantity > 0),
    state text NOT NULL CHECK (state IN ('held', 'sold')),
    shopper_id uuid,
    under_review boolean NOT NULL DEFAULT false,
    PRIMARY KEY (order_id, variant_id)
  );
  CREATE INDEX holds_of_shoppers ON catalogue.reservations (shopper_id, variant_id) WHERE state = 'held';
  CREATE INDEX reservations_of_variant ON catalogue.reservations (variant_id);

  CREATE TABLE catalogue.stock_movements (
    id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
    variant_id uuid NOT NULL REFERENCES catalogue.variants (id),
    change integer NOT NULL,
    cause text NOT NULL,
    actor text NOT NULL,
    order_id uuid,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    actor_name text,
    stock_after integer,
    PRIMARY KEY (variant_id, id),
    CONSTRAINT changes_fit_their_cause
      CHECK (CASE cause WHEN 'initial' THEN change >= 0 WHEN 'corrected' THEN change <> 0 WHEN 'reserved' THEN change < 0 WHEN 'sold' THEN
        change = 0 WHEN 'returned' THEN change > 0 WHEN 'lost' THEN change < 0 ELSE false END),
    CONSTRAINT orders_reserve_buy_and_return CHECK ((order_id IS NOT NULL) = (cause IN ('reserved', 'sold', 'returned', 'lost')))
  );
  -- Counts are few among the movements of orders: the ledger finds them without reading those.
  CREATE INDEX counted_movements ON catalogue.stock_movements (variant_id, id) WHERE cause IN ('initial', 'corrected');
  CREATE INDEX sales_of_variants ON catalogue.stock_movements (variant_id, at) INCLUDE (order_id) WHERE cause = 'sold';
  CREATE UNIQUE INDEX stock_is_initial_once ON catalogue.stock_movements (variant_id) WHERE cause = 'initial';`;

const marks: Marks = {
  'catalogue.low_stock': { notPersonal: ['variant_id', 'digest_id'] },
  'catalogue.reservations': {
    personal: { shopper_id: 'reference to the shopper' },
    notPersonal: ['order_id', 'variant_id', 'quantity', 'state', 'under_review'],
  },
  'catalogue.stock_movements': {
    personal: { actor: 'reference to who caused it', actor_name: 'name of the admin who caused it' },
    notPersonal: ['id', 'variant_id', 'change', 'cause', 'order_id', 'at', 'stock_after'],
  },
};

const functions = `
  -- What the catalogue offers to a shopper, to be joined by other contexts' reads as well: Postgres puts it into their
  -- statements. What an unpaid order of theirs holds is in stock to them; held for nobody in particular is gone.
  CREATE FUNCTION catalogue.offers_for(shopper uuid) RETURNS TABLE(product_id uuid, variant_id uuid, title text, size text, colour text, image text, price_cents integer, sale_price_cents integer, selling_price_cents integer, stock integer, "position" integer, under_review integer) LANGUAGE sql STABLE AS $$
    SELECT p.id, v.id, p.title, v.size, v.colour, coalesce(c.image, p.image), v.price_cents, v.sale_price_cents,
           v.selling_price_cents, v.stock + held.quantity, v.position, held.under_review
      FROM catalogue.variants v JOIN catalogue.published_products p ON p.id = v.product_id
      LEFT JOIN catalogue.product_colours c ON c.product_id = p.id AND c.name = v.colour
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(r.quantity), 0)::integer AS quantity,
               coalesce(sum(r.quantity) FILTER (WHERE r.under_review), 0)::integer AS under_review
          FROM catalogue.reservations r
         WHERE r.shopper_id = shopper AND r.variant_id = v.id AND r.state = 'held') held
     WHERE v.on_sale $$;`;

/** The stock and what orders hold of it, in the schema `catalogue`, as of 1.0.0. `backend/schema/catalogue.sql` shows them with all later changes. */
export class InventoryBaseline1795651200007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await markColumns(runner, marks);
    await runner.query(functions);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
