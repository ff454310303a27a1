import type { MigrationInterface, QueryRunner } from 'typeorm';

/** At most one link for each product; of the link, only the hash of its token. */
export class CataloguePreviewLinks1795132800561 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.preview_links (
        product_id uuid PRIMARY KEY REFERENCES catalogue.products (id) ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      )`);
    for (const column of ['product_id', 'token_hash', 'expires_at'])
      await runner.query(`COMMENT ON COLUMN catalogue.preview_links.${column} IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
