import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CatalogueProductImports1795132800150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.product_imports (
        id uuid PRIMARY KEY,
        file_name text NOT NULL,
        status text NOT NULL CHECK (status IN ('checked', 'confirmed', 'applied', 'failed')),
        plan jsonb NOT NULL,
        uploaded_by text NOT NULL,
        uploaded_at timestamptz NOT NULL,
        finished_at timestamptz,
        failure text,
        done integer NOT NULL DEFAULT 0,
        total integer NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE INDEX newest_product_imports ON catalogue.product_imports (uploaded_at DESC, id DESC)`);
    await runner.query(`
      CREATE TABLE catalogue.product_import_pictures (
        import_id uuid NOT NULL REFERENCES catalogue.product_imports (id) ON DELETE CASCADE,
        address text NOT NULL,
        path text NOT NULL,
        PRIMARY KEY (import_id, address)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
