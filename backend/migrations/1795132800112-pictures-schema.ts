import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures are a context of their own. During a deployment, servers of the release before use the view; a later release may drop it. */
export class PicturesSchema1795132800112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA pictures`);
    await runner.query(`ALTER TABLE catalogue.pictures SET SCHEMA pictures`);
    await runner.query(`CREATE VIEW catalogue.pictures AS SELECT * FROM pictures.pictures`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
