import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null for pictures of before, and for those that servers of the release before add. */
export class PicturesHeights1795132800500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE pictures.pictures ADD COLUMN height integer CHECK (height > 0)`);
    await runner.query(`COMMENT ON COLUMN pictures.pictures.height IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
