import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

export class CatalogueReviewReplies1795737600174 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE catalogue.reviews ADD COLUMN reply text, ADD COLUMN replied_at timestamptz',
    );
    await markColumns(runner, {
      'catalogue.reviews': {
        personal: { reply: 'what the shop replied to the shopper' },
        notPersonal: ['replied_at'],
      },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
