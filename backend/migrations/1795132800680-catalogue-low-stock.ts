import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which variants have fallen below ten pieces, until they are refilled. A trigger, so that servers of the last release count, too. */
export class CatalogueLowStock1795132800680 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.low_stock (
        variant_id uuid PRIMARY KEY REFERENCES catalogue.variants (id) ON DELETE CASCADE,
        digest_id uuid
      )`);
    await runner.query(`CREATE INDEX low_stock_of_digest ON catalogue.low_stock (digest_id)`);
    for (const column of ['variant_id', 'digest_id'])
      await runner.query(`COMMENT ON COLUMN catalogue.low_stock.${column} IS 'not personal'`);
    await runner.query(`
      CREATE FUNCTION catalogue.note_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.stock < 10 THEN
          INSERT INTO catalogue.low_stock (variant_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
        ELSE
          DELETE FROM catalogue.low_stock WHERE variant_id = NEW.id;
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER note_low_stock AFTER UPDATE OF stock ON catalogue.variants FOR EACH ROW
        WHEN ((OLD.stock < 10) <> (NEW.stock < 10)) EXECUTE FUNCTION catalogue.note_low_stock()`);
    await runner.query(
      `COMMENT ON COLUMN mailing.mails.fact_id IS 'personal: reference to what it tells, such as an order or an account'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
