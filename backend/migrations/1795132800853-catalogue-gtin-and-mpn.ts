import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The numbers by which search engines and marketplaces know a variant. */
export class CatalogueGtinAndMpn1795132800853 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.variants
        ADD COLUMN gtin text,
        ADD COLUMN mpn text,
        ADD CONSTRAINT gtins_differ UNIQUE (gtin) DEFERRABLE INITIALLY DEFERRED`);
    await runner.query(`COMMENT ON COLUMN catalogue.variants.gtin IS 'not personal'`);
    await runner.query(`COMMENT ON COLUMN catalogue.variants.mpn IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
