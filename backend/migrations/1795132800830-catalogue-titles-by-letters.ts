import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists are in the order of letters without their accents: an "Éclair" stands among E, not after Z. The database writes the sort keys,
 * so that servers of the release before need to know nothing of them.
 */
export class CatalogueTitlesByLetters1795132800830 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION catalogue.sort_by_letters() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.sort_title := catalogue.folded(NEW.title);
        RETURN NEW;
      END $$`);
    for (const table of ['listing_rows', 'unlisted_rows']) {
      await runner.query(`ALTER TABLE catalogue.${table} ALTER COLUMN sort_title DROP EXPRESSION`);
      await runner.query(`COMMENT ON COLUMN catalogue.${table}.sort_title IS 'not personal'`);
      await runner.query(`
        CREATE TRIGGER sort_by_letters BEFORE INSERT OR UPDATE OF title ON catalogue.${table}
          FOR EACH ROW EXECUTE FUNCTION catalogue.sort_by_letters()`);
      await runner.query(
        `UPDATE catalogue.${table} SET title = title WHERE sort_title <> catalogue.folded(title)`,
      );
    }
    // Caches keep the first and last title of each group by its version.
    await runner.query(`UPDATE catalogue.category_brands SET version = version + 1`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
