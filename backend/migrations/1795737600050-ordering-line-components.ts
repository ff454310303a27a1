import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
  CREATE TABLE ordering.line_components (
    order_id uuid NOT NULL,
    variant_id uuid NOT NULL,
    position integer NOT NULL CHECK (position >= 0),
    kind text NOT NULL CHECK (kind IN ('discount', 'tax')),
    part text NOT NULL CHECK (part IN ('goods', 'delivery')),
    source text NOT NULL,
    label text NOT NULL,
    rate double precision CHECK (rate > 0),
    cents integer NOT NULL CHECK (cents > 0),
    PRIMARY KEY (order_id, variant_id, position),
    FOREIGN KEY (order_id, variant_id) REFERENCES ordering.order_lines (order_id, variant_id) ON DELETE CASCADE
  );
  COMMENT ON TABLE ordering.line_components IS 'not personal';`;

const functions = `
  CREATE OR REPLACE FUNCTION ordering.sum_of_lines(of_order uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
SELECT (coalesce((SELECT sum(l.unit_price_cents::bigint * l.quantity + l.delivery_share_cents)
                    FROM ordering.order_lines l WHERE l.order_id = of_order), 0)
      + coalesce((SELECT sum(CASE c.kind WHEN 'discount' THEN -c.cents ELSE c.cents END)
                    FROM ordering.line_components c WHERE c.order_id = of_order), 0))::bigint $$;

  CREATE FUNCTION ordering.check_discount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ordering.order_lines l
    WHERE (l.order_id, l.variant_id) = (NEW.order_id, NEW.variant_id)
      AND CASE NEW.part WHEN 'goods' THEN l.unit_price_cents::bigint * l.quantity ELSE l.delivery_share_cents END < (
        SELECT sum(c.cents) FROM ordering.line_components c
         WHERE (c.order_id, c.variant_id, c.kind, c.part) = (NEW.order_id, NEW.variant_id, 'discount', NEW.part));
  IF FOUND THEN
    RAISE EXCEPTION 'a line of order % is reduced by more than it costs', NEW.order_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;`;

const triggers = `
  CREATE CONSTRAINT TRIGGER check_total_with_component
    AFTER INSERT OR UPDATE OR DELETE ON ordering.line_components DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION ordering.check_total();

  CREATE CONSTRAINT TRIGGER check_discount
    AFTER INSERT OR UPDATE ON ordering.line_components DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.kind = 'discount') EXECUTE FUNCTION ordering.check_discount();`;

/**
 * Discounts and taxes of lines, which the total of an order includes. Servers of 1.0.0 go on placing orders without any. An order that
 * costs nothing is never awaiting payment; the new constraint permits what the old one did, and need not read the orders that there are: it
 * is validated afterwards.
 */
export class OrderingLineComponents1795737600050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await runner.query(functions);
    await runner.query(triggers);
    await runner.query(`
      ALTER TABLE ordering.orders
        DROP CONSTRAINT orders_total_cents_check,
        ADD CONSTRAINT only_a_paid_order_costs_nothing
          CHECK (total_cents > 0 OR total_cents = 0 AND stage IN ('paid', 'refunded')) NOT VALID`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
