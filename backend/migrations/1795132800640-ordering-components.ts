import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A line keeps its share of what the delivery costs, beside its goods. An order costs the sum of its lines; the database refuses
 * any other total when a transaction ends. The default is for servers of the release before, whose orders have goods only, and for
 * their orders: it rewrites no row.
 */
export class OrderingComponents1795132800640 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not valid: all present rows have the default, so none has to be read while the table is locked.
    await runner.query(`
      ALTER TABLE ordering.order_lines
        ADD COLUMN delivery_share_cents integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT shares_are_never_negative CHECK (delivery_share_cents >= 0) NOT VALID`);
    await runner.query(`
      CREATE FUNCTION ordering.sum_of_lines(of_order uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
        SELECT coalesce(sum(l.unit_price_cents::bigint * l.quantity + l.delivery_share_cents), 0)
          FROM ordering.order_lines l WHERE l.order_id = of_order $$`);
    await runner.query(`
      CREATE FUNCTION ordering.check_total() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE of_order uuid;
      BEGIN
        IF TG_TABLE_NAME = 'orders' THEN of_order := NEW.id;
        ELSIF TG_OP = 'DELETE' THEN of_order := OLD.order_id;
        ELSE of_order := NEW.order_id;
        END IF;
        PERFORM FROM ordering.orders o WHERE o.id = of_order AND o.total_cents <> ordering.sum_of_lines(o.id);
        IF FOUND THEN
          RAISE EXCEPTION 'the total of order % is not the sum of its lines', of_order USING ERRCODE = 'check_violation';
        END IF;
        RETURN NULL;
      END $$`);
    const trigger = (name: string, event: string, condition = '') =>
      runner.query(`
        CREATE CONSTRAINT TRIGGER ${name} AFTER ${event} DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW ${condition} EXECUTE FUNCTION ordering.check_total()`);
    await trigger('check_total_of_new', 'INSERT ON ordering.orders');
    await trigger(
      'check_total_of_changed',
      'UPDATE ON ordering.orders',
      'WHEN (OLD.total_cents <> NEW.total_cents)',
    );
    await trigger('check_total_with_line', 'INSERT OR DELETE ON ordering.order_lines');
    await trigger(
      'check_total_with_changed_line',
      'UPDATE ON ordering.order_lines',
      `WHEN ((OLD.unit_price_cents, OLD.quantity, OLD.delivery_share_cents)
              IS DISTINCT FROM (NEW.unit_price_cents, NEW.quantity, NEW.delivery_share_cents))`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
