import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a banner says beside its picture; '' says nothing. */
export class CatalogueBannerHeadlines1795132800080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.banners
        ADD COLUMN headline text NOT NULL DEFAULT '',
        ADD COLUMN text text NOT NULL DEFAULT ''`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
