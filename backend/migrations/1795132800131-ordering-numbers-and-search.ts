import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Short numbers that people can read out, and what orders are searched by. A deferred trigger gives the number when the transaction
 * commits: the counter is the last row that it locks, and servers of the release before need not know of it.
 */
export class OrderingNumbersAndSearch1795132800131 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(
      `ALTER TABLE ordering.orders ADD COLUMN number bigint, ADD COLUMN shopper_email text, ADD COLUMN search text`,
    );
    await runner.query(`ALTER TABLE ordering.order_lines ADD COLUMN sku text`);
    await this.createFunctions(runner);
    await this.fill(runner);
    await runner.query(`CREATE UNIQUE INDEX orders_by_number ON ordering.orders (number)`);
    await runner.query(`CREATE INDEX orders_by_words ON ordering.orders USING gin (search gin_trgm_ops)`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER number_order AFTER INSERT ON ordering.orders DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.number IS NULL) EXECUTE FUNCTION ordering.number_order()`);
  }

  private async createFunctions(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE ordering.order_counter (last bigint NOT NULL)`);
    await runner.query(`CREATE UNIQUE INDEX order_counter_is_one_row ON ordering.order_counter ((true))`);
    await runner.query(`
      CREATE FUNCTION ordering.search_text(o ordering.orders) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT lower(concat_ws(' ', 'hb-' || o.number, o.shopper_name, o.shopper_email,
                 (SELECT string_agg(concat_ws(' ', l.title, l.sku), ' ' ORDER BY l.position)
                    FROM ordering.order_lines l WHERE l.order_id = o.id))) $$`);
    await runner.query(`
      CREATE FUNCTION ordering.number_order() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE placed ordering.orders;
      BEGIN
        SELECT * INTO placed FROM ordering.orders WHERE id = NEW.id;
        UPDATE ordering.order_counter SET last = last + 1 RETURNING last INTO placed.number;
        UPDATE ordering.orders SET number = placed.number, search = ordering.search_text(placed) WHERE id = NEW.id;
        RETURN NULL;
      END $$`);
  }

  /** E-mails and SKUs once, across contexts. */
  private async fill(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE ordering.orders o SET number = 10000 + n.place, shopper_email = u.email
        FROM (SELECT id, row_number() OVER (ORDER BY placed_at, id) AS place FROM ordering.orders) n
        JOIN ordering.orders p ON p.id = n.id LEFT JOIN identity.users u ON u.id = p.shopper_id
       WHERE o.id = n.id`);
    await runner.query(`
      UPDATE ordering.order_lines l SET sku = v.sku
        FROM catalogue.variants v WHERE v.id = l.variant_id AND v.sku IS NOT NULL`);
    await runner.query(`UPDATE ordering.orders o SET search = ordering.search_text(o)`);
    await runner.query(
      `INSERT INTO ordering.order_counter SELECT coalesce(max(number), 10000) FROM ordering.orders`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
