import type { MigrationInterface, QueryRunner } from 'typeorm';

const comments: Record<string, string> = {
  variant_id: 'not personal',
  id: 'not personal',
  price_cents: 'not personal',
  sale_price_cents: 'not personal',
  selling_price_cents: 'not personal',
  at: 'not personal',
  actor: 'personal: reference to who changed the price',
  actor_name: 'personal: name of the admin who changed the price',
};

/**
 * The prices of each variant since when. The newest row of a variant is the price in force; prices of before are not known. A row
 * outlives its variant. Servers of the release before write none: the next save of the product adds what is missing.
 */
export class CataloguePriceChanges1795132800350 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.price_changes (
        variant_id uuid NOT NULL,
        id bigint GENERATED ALWAYS AS IDENTITY,
        price_cents integer NOT NULL,
        sale_price_cents integer NOT NULL,
        selling_price_cents integer NOT NULL
          GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN sale_price_cents ELSE price_cents END) STORED,
        at timestamptz NOT NULL DEFAULT statement_timestamp(),
        actor text NOT NULL,
        actor_name text,
        PRIMARY KEY (variant_id, id)
      )`);
    for (const [column, comment] of Object.entries(comments))
      await runner.query(`COMMENT ON COLUMN catalogue.price_changes.${column} IS '${comment}'`);
    await runner.query(`
      INSERT INTO catalogue.price_changes (variant_id, price_cents, sale_price_cents, actor)
      SELECT id, price_cents, sale_price_cents, 'shop' FROM catalogue.variants ORDER BY id`);
    await this.refuseChanges(runner);
  }

  /** As for audit entries: privileges do not bind a superuser, triggers do. */
  private async refuseChanges(runner: QueryRunner): Promise<void> {
    await runner.query(
      `REVOKE UPDATE, DELETE, TRUNCATE ON catalogue.price_changes FROM PUBLIC, CURRENT_USER`,
    );
    await runner.query(`
      CREATE FUNCTION catalogue.refuse_change_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the history of prices is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON catalogue.price_changes
         FOR EACH STATEMENT EXECUTE FUNCTION catalogue.refuse_change_of_prices()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
