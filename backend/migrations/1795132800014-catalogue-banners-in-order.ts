import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest comes first. */
export class CatalogueBannersInOrder1795132800014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue.banners ADD COLUMN position integer`);
    await runner.query(`
      UPDATE catalogue.banners b SET position = o.place
        FROM (SELECT id, row_number() OVER (ORDER BY added_at DESC, id DESC) - 1 AS place FROM catalogue.banners) o
       WHERE o.id = b.id`);
    await runner.query(`ALTER TABLE catalogue.banners ALTER COLUMN position SET NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
