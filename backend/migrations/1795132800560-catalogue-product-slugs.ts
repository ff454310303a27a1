import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As in `advisoryLocks`: only one transaction at a time gives a slug. */
const slugsLock = 20_261_128;

/**
 * Every slug that a product has or had; one of them is in its address. The database gives a new product a slug that follows from its
 * title, so that a server of the release before, an import and a seed need to know nothing of slugs. A deleted product leaves its slugs.
 * Known products get theirs in a migration of their own, so that the triggers do not lock the products for as long.
 */
export class CatalogueProductSlugs1795132800560 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.addTable(runner);
    await this.generateSlugs(runner);
    await this.addTriggers(runner);
  }

  /** Deferred, because a chosen slug is saved before its new product. */
  private async addTable(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.product_slugs (
        slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        product_id uuid NOT NULL REFERENCES catalogue.products (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        is_current boolean NOT NULL
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX current_slug_of_product ON catalogue.product_slugs (product_id) WHERE is_current`);
    await runner.query(`CREATE INDEX slugs_of_product ON catalogue.product_slugs (product_id)`);
    for (const column of ['slug', 'product_id', 'is_current'])
      await runner.query(`COMMENT ON COLUMN catalogue.product_slugs.${column} IS 'not personal'`);
  }

  /** Few products of one title are numbered; of many, a random number is soon free. */
  private async generateSlugs(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION catalogue.slug_of_title(title text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN words = '' THEN 'product'
                    WHEN words ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN 'product-' || words ELSE words END
          FROM (SELECT trim('-' FROM left(trim('-' FROM regexp_replace(
                  lower(regexp_replace(normalize(replace(title, '&', ' and '), NFKD), '[\\u0300-\\u036f''\\u2019]', '', 'g') COLLATE "C"),
                  '[^a-z0-9]+', '-', 'g')), 60)) AS words) w $$`);
    await runner.query(`
      CREATE FUNCTION catalogue.add_slug(product uuid, title text) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        base text := catalogue.slug_of_title(title);
        candidate text := base;
        place integer := 1;
      BEGIN
        PERFORM pg_advisory_xact_lock(${slugsLock});
        WHILE EXISTS (SELECT FROM catalogue.product_slugs WHERE slug = candidate) LOOP
          place := place + 1;
          candidate := base || '-' || CASE WHEN place < 20 THEN place ELSE 100000 + floor(random() * 900000)::integer END;
        END LOOP;
        INSERT INTO catalogue.product_slugs VALUES (candidate, product, true);
      END $$`);
  }

  private async addTriggers(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION catalogue.give_new_product_a_slug() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM catalogue.product_slugs WHERE product_id = NEW.id;
        IF NOT FOUND THEN PERFORM catalogue.add_slug(NEW.id, NEW.title); END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER new_product_gets_a_slug AFTER INSERT ON catalogue.products
        FOR EACH ROW WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION catalogue.give_new_product_a_slug()`);
    await runner.query(`
      CREATE FUNCTION catalogue.free_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM catalogue.product_slugs WHERE product_id = NEW.id;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER deleted_product_leaves_its_slugs AFTER UPDATE OF deleted_at ON catalogue.products
        FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION catalogue.free_slugs()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
