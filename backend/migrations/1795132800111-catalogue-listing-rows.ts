import type { MigrationInterface, QueryRunner } from 'typeorm';

const shown = `product_id, image, title, category, brand, price_cents, sale_price_cents, total_stock, average_review, version,
          sizes, colours`;
const ofRow = (row: string): string => shown.replaceAll(/\w+/g, (column) => `${row}.${column}`);

const renamedIndexes = {
  product_cards_pkey: 'listing_rows_pkey',
  cards_by_price: 'listing_rows_by_price',
  cards_by_falling_price: 'listing_rows_by_falling_price',
  cards_by_title: 'listing_rows_by_title',
  cards_by_shelf_and_price: 'listing_rows_by_group_and_price',
  cards_by_shelf_and_falling_price: 'listing_rows_by_group_and_falling_price',
  cards_by_shelf_and_title: 'listing_rows_by_group_and_title',
  cards_by_choice_in_stock: 'listing_rows_by_choice_in_stock',
  shelves_pkey: 'category_brands_pkey',
};

/** The code writes the JSON of a listing row, so a new field needs no rewrite of the table. No row is written here. */
export class CatalogueListingRows1795132800111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue.product_cards RENAME TO listing_rows`);
    await runner.query(`ALTER TABLE catalogue.shelves RENAME TO category_brands`);
    for (const [before, now] of Object.entries(renamedIndexes)) {
      await runner.query(`ALTER INDEX catalogue.${before} RENAME TO ${now}`);
    }
    await runner.query(`ALTER TABLE catalogue.listing_rows ALTER COLUMN flat_product DROP EXPRESSION`);
    await this.serveTheReleaseBefore(runner);
  }

  /**
   * During a deployment, servers of the release before write by the old names and without the JSON. A later release may drop
   * both views, the triggers and `catalogue.flat_product`.
   */
  private async serveTheReleaseBefore(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE VIEW catalogue.product_cards AS SELECT * FROM catalogue.listing_rows`);
    await runner.query(`CREATE VIEW catalogue.shelves AS SELECT * FROM catalogue.category_brands`);
    await runner.query(`
      CREATE FUNCTION catalogue.fill_flat_product() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.flat_product := catalogue.flat_product(${ofRow('NEW')});
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER fill_flat_product_of_new BEFORE INSERT ON catalogue.listing_rows
        FOR EACH ROW WHEN (NEW.flat_product IS NULL) EXECUTE FUNCTION catalogue.fill_flat_product()`);
    await runner.query(`
      CREATE TRIGGER fill_flat_product_of_changed BEFORE UPDATE ON catalogue.listing_rows
        FOR EACH ROW WHEN (NEW.flat_product = OLD.flat_product AND (${ofRow('NEW')}) IS DISTINCT FROM (${ofRow('OLD')}))
        EXECUTE FUNCTION catalogue.fill_flat_product()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
