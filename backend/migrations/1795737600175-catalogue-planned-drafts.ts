import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** Few products wait to be published: the dashboard counts those of today. */
export class CataloguePlannedDrafts1795737600175 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'catalogue.planned_drafts',
      'catalogue.products (publish_at) WHERE publish_at IS NOT NULL',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
