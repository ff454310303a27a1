import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A draft is as new as its publication, by the database's clock. Where a row has no `age_key`, the product is as old as its id: so are
 * the products that there are, and the rows that a server of the release before writes.
 */
export class CatalogueAgeOfDrafts1795132800730 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.rememberPublications(runner);
    await this.sortByAge(runner);
  }

  private async rememberPublications(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue.products ADD COLUMN published_at timestamptz`);
    await runner.query(`COMMENT ON COLUMN catalogue.products.published_at IS 'not personal'`);
    await runner.query(`
      CREATE FUNCTION catalogue.remember_publication() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.published_at := date_trunc('milliseconds', clock_timestamp());
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER remember_publication BEFORE UPDATE ON catalogue.products
        FOR EACH ROW WHEN (OLD.state = 'draft' AND NEW.state = 'published') EXECUTE FUNCTION catalogue.remember_publication()`);
  }

  private async sortByAge(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue.listing_rows ADD COLUMN age_key uuid`);
    await runner.query(`COMMENT ON COLUMN catalogue.listing_rows.age_key IS 'not personal'`);
    await runner.query(`DROP INDEX catalogue.listing_rows_by_group_and_age`);
    const age = '(coalesce(age_key, product_id))';
    await runner.query(`CREATE INDEX listing_rows_by_age ON catalogue.listing_rows (${age})`);
    await runner.query(
      `CREATE INDEX listing_rows_by_group_and_age ON catalogue.listing_rows (category, brand, ${age})`,
    );
    await runner.query(`ANALYZE catalogue.listing_rows`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
